import { createHash } from 'node:crypto';

const charset = /<meta charset="?utf-8"?\s*\/?>/i;
const inlineScript = /<script>([^]*?)<\/script>/g;

/** @param {string} html The hashes of its inline scripts, the only ones that may run. */
export function scriptHashes(html) {
  return [...html.matchAll(inlineScript)].map(([, text = '']) => {
    return `sha256-${createHash('sha256').update(text).digest('base64')}`;
  });
}

/**
 * The page with its security policy, which must stand before anything it governs.
 * @param {string} html
 * @param {string} policy
 */
export function secureHtml(html, policy) {
  if (!charset.test(html)) throw new Error('The page has no <meta charset>');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, (found) => found + tag);
}
