/**
 * Whether the browser deletes what a page has stored after seven days in which it was used without
 * a visit there. WebKit does so on Apple's systems, where other names than Safari may stand on it.
 * An installed app is exempt, and has to be asked for elsewhere.
 */
export function deletesUnvisited(userAgent: string): boolean {
  return /Mac OS X.*AppleWebKit/.test(userAgent) && !userAgent.includes('Chrome/');
}
