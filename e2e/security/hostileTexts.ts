/** Sets a flag that a test can read. */
const RUN = 'window.hacked=1';

const ELEMENTS =
  'img svg body iframe video audio input details object embed marquee style link'.split(' ');
const HANDLERS = 'onload onerror onfocus onmouseover ontoggle onanimationstart onbegin'.split(' ');

const elementsWithHandlers = ELEMENTS.flatMap((element) =>
  HANDLERS.map((handler) => `<${element} src=x href=x open autofocus ${handler}=${RUN}>`),
);

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<script src=//example.org/x.js></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  `<base href=//example.org/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<form action=javascript:${RUN}><button>x</button></form>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${RUN}</h:script></x>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</template><script>${RUN}</script>`,
];

const addresses = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `blob:http://localhost/${RUN}`,
  '//example.org/',
  'https://example.org/',
  '\\\\example.org\\x',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e/%2e%2e/',
  '#/zadania',
  '?szukaj=x',
  'a/b?c#d %é',
];

const breakouts = `" ' \` > /> --> ]]> } ) ; \\ \${ {{ <% #{`
  .split(' ')
  .flatMap((quote) => [`${quote}${RUN}//`, `${quote} onfocus=${RUN} autofocus x=${quote}`]);

const templates = [
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `{"$$typeof":"react.element","type":"script","props":{"dangerouslySetInnerHTML":{"__html":"${RUN}"}}}`,
  `{"__html":"<img src=x onerror=${RUN}>"}`,
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '__webpack_require__',
];

const patterns = String.raw`(a+)+$ .* [ ( \ ^$ (?<=x) * + ? {1, | (?: [^] \u{110000}`
  .split(' ')
  .concat(`${'a'.repeat(2000)}!`);

const spreadsheets = [`=cmd|' /C calc'!A0`, '+1+1', '-1+1', '@SUM(1)', '\t=1+1'];

const entities = [
  ...'&lt;script&gt; &#60;script&#62; &#x3c;script&#x3e;'.split(' '),
  ...String.raw`\u003cscript\u003e \x3cscript\x3e`.split(' '),
  ...'%3Cscript%3E %253Cscript%253E ＜script＞ ‹script› +ADw-script+AD4-'.split(' '),
];

const characters = [
  '\u0000',
  '\u0000<script>',
  '\u001b[31mred',
  '\u007f',
  '\u0085next line',
  '\u200b',
  '\u200d',
  '\u202eright to left\u202c',
  '\u2066isolate',
  '\u2028line separator',
  '\u2029paragraph',
  '\ufeffbyte order mark',
  '\ufffe',
  '\ufffd',
  '\ud800 half a pair',
  'half a pair \udfff',
  `a${'\u0301'.repeat(500)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'İıſK',
  '\u0130'.repeat(50),
  'ﷺ'.repeat(50),
  'first\r\nsecond',
  'first\nsecond',
  ' \t leading and trailing \t ',
];

/** Texts that have run as code in some application. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([
    ...elementsWithHandlers,
    ...scripts,
    ...addresses,
    ...breakouts,
    ...templates,
    ...patterns,
    ...spreadsheets,
    ...entities,
    ...characters,
  ]),
];
