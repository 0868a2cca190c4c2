import { dirname, relative, resolve, sep } from 'node:path';

/**
 * `aboveDomain`: the files that every folder but domain/ may import.
 * @typedef {{
 *   allows: Record<string, string[]>,
 *   aboveDomain: string[],
 *   packages: Record<string, string[]>,
 * }} Layers
 */

/** A path inside src/ as its parts, or null. @param {string} path @param {string} cwd */
function partsOf(path, cwd) {
  const parts = relative(resolve(cwd, 'src'), path).split(sep);
  return parts[0] === '..' ? null : parts;
}

/**
 * The fault of an import, or null.
 * @param {{ file: string, cwd: string, source: string, layers: Layers }} importing
 */
function fault({ file, cwd, source, layers: { allows, aboveDomain, packages } }) {
  const [from = '', screen] = partsOf(file, cwd) ?? [];
  const allowed = allows[from];
  if (!allowed) return null;
  if (!source.startsWith('.')) {
    const [name = ''] = source.split('/');
    return packages[from]?.includes(name) ? `${from}/ does not use ${name}.` : null;
  }
  const [to = '', otherScreen] = partsOf(resolve(dirname(file), source), cwd) ?? [];
  if (to === from) {
    return from === 'screens' && screen !== otherScreen
      ? 'Screens do not import each other.'
      : null;
  }
  if (from !== 'domain' && aboveDomain.includes(to)) return null;
  return allowed.includes(to) ? null : `${from}/ imports only ${allowed.join(', ') || 'itself'}.`;
}

/** Refuses imports upward. The folders of src/ and what each may import are the rule's options. */
const direction = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {any} context */
  create(context) {
    /** @param {{ source: { value: unknown } | null }} node */
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const { filename: file, cwd, options } = context;
      const message = fault({ file, cwd, source, layers: options[0] });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { direction } };
