import { createHash } from 'node:crypto';

/** The only trusted-types policy, the bundler's: it may turn a text into the address of a script. */
export const TRUSTED_TYPES_POLICY = 'to-do-list';

/**
 * The sources that the browser may load and run. Of inline scripts, only those in the pages.
 * @param {readonly string[]} pages Their HTML.
 * @param {string} [metricsUrl]
 */
export function securityPolicy(pages, metricsUrl) {
  const hashes = new Set(pages.flatMap(scriptHashes));
  const metrics = metricsUrl ? metricsOrigin(metricsUrl) : [];
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes],
    ["style-src 'self'"],
    ["img-src 'self'"],
    ["connect-src 'self'", ...metrics],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types', TRUSTED_TYPES_POLICY],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** @param {string} address A path on our own host is covered by 'self'. */
function metricsOrigin(address) {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

const inlineScript = /<script>([^]*?)<\/script>/g;

/** @param {string} html */
const scriptHashes = (html) =>
  [...html.matchAll(inlineScript)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Puts the policy into the page, ahead of everything it governs.
 * @param {string} html
 * @param {string} policy
 */
export function addPolicy(html, policy) {
  if (!charset.test(html)) throw new Error('The page has no <meta charset>');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, (found) => found + tag);
}
