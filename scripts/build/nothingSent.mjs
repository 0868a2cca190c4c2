/** @typedef {{ name: string, text: string }} BuiltFile */

/** Names of formats, and addresses in the error texts of libraries: nothing requests them. */
const NEVER_REQUESTED = new Set([
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/XML/1998/namespace',
  'https://bit.ly/wb-precache',
  'https://react.dev/errors/',
]);
/** The targets of links that the build does not set. */
const EXAMPLES = 'https://example.com';

/** Written out here, so that loosening securityPolicy.mjs takes a change in two places. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types to-do-list',
].join('; ');

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const hash = / 'sha256-[\w+/]+=*'/g;
const address = /\b(?:https?|wss?):\/\/[^\s"'`\\<>);]+|(?<=\b(?:src|href)=")\/\/[^"]+/g;

/**
 * Everything that could send data to another host, or let a page do so. It must be empty.
 * @param {readonly BuiltFile[]} files
 * @param {Record<string, string | undefined>} settings
 */
export function sendingFaults(files, settings) {
  const set = Object.keys(settings).filter((name) => /^PUBLIC_\w+_URL$/.test(name));
  const origins = new Set([EXAMPLES, ...set.flatMap((name) => originOf(settings[name]))]);
  const foreign = files.flatMap(({ name, text }) =>
    (text.match(address) ?? [])
      .filter((found) => !NEVER_REQUESTED.has(found))
      .filter((found) => !originOf(found).some((origin) => origins.has(origin)))
      .map((found) => `${name} names a foreign address: ${found}`),
  );
  const metrics = ["connect-src 'self'", ...originOf(settings['PUBLIC_METRICS_URL'])].join(' ');
  const wanted = POLICY.replace("connect-src 'self'", metrics);
  const weak = files
    .filter(({ name }) => name.endsWith('.html'))
    .flatMap((page) => pageFaults(page, wanted));
  return [...foreign, ...weak];
}

/** None for a path on our own host. @param {string} [text] */
const originOf = (text = '') => (URL.canParse(text) ? [new URL(text).origin] : []);

/** @param {BuiltFile} page @param {string} wanted */
function pageFaults({ name, text }, wanted) {
  const [tag = '', policy = ''] = policyTag.exec(text) ?? [];
  return [
    policy.replaceAll(hash, '') !== wanted && `${name} has another security policy: ${policy}`,
    text.indexOf(tag) > text.indexOf('<script') && `${name} starts a script before its policy`,
    /<style|<[^>]+\s(?:style|on\w+)=/.test(text) && `${name} has an inline style or handler`,
    !text.includes('<meta name="referrer" content="no-referrer"') && `${name} sends its address`,
  ].filter((fault) => fault !== false);
}
