/** The one policy that may turn a text into the address of a script: the bundler's own. */
export const TRUSTED_TYPES_POLICY = 'to-do-list';

/**
 * What the browser may load and run.
 * @param {{ scriptHashes: string[], metricsUrl?: string | undefined }} page
 */
export function securityPolicy({ scriptHashes, metricsUrl }) {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
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

/** @param {string} address A path of our own host is covered by 'self'. */
function metricsOrigin(address) {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
