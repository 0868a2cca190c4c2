import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursOf } from './colours.mjs';

/** The plain members are in Polish. */
const TRANSLATIONS = {
  en: {
    name: 'To-do list',
    short_name: 'Tasks',
    description:
      'A to-do list that runs in the browser, without an account and without sending data.',
    shortcuts: ['New task', 'Search'],
  },
  es: {
    name: 'Lista de tareas',
    short_name: 'Tareas',
    description: 'Una lista de tareas que funciona en el navegador, sin cuenta y sin enviar datos.',
    shortcuts: ['Nueva tarea', 'Búsqueda'],
  },
};

/**
 * Adds the colours of the default theme, and the other languages, which Chromium reads since
 * version 148.
 * @param {string} dist
 */
export function writeManifest(dist) {
  const file = join(dist, 'manifest.webmanifest');
  const manifest = {
    ...localized(JSON.parse(readFileSync(file, 'utf8'))),
    theme_color: coloursOf('canvas').light,
    background_color: coloursOf('canvas').light,
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {{ shortcuts: { name: string }[] }} manifest */
function localized(manifest) {
  const shortcuts = manifest.shortcuts.map((shortcut, index) => ({
    ...shortcut,
    // The draft has since moved the names into each shortcut.
    name_localized: inEach(({ shortcuts: names }) => names[index]),
  }));
  return {
    ...manifest,
    name_localized: inEach(({ name }) => name),
    short_name_localized: inEach(({ short_name }) => short_name),
    description_localized: inEach(({ description }) => description),
    shortcuts,
    shortcuts_localized: inEach(({ shortcuts: names }) =>
      manifest.shortcuts.map((shortcut, index) => ({ ...shortcut, name: names[index] })),
    ),
  };
}

/**
 * @template Value
 * @param {(texts: (typeof TRANSLATIONS)['en']) => Value} choose
 */
function inEach(choose) {
  return Object.fromEntries(
    Object.entries(TRANSLATIONS).map(([language, texts]) => [language, choose(texts)]),
  );
}
