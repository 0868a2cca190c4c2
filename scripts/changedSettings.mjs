/**
 * The settings in which a build would differ from the one that the tests know: the first of many
 * tests would fail, and none would say why.
 * @param {Record<string, string | undefined>} environment
 * @param {string} basePath
 */
export function changedSettings(environment, basePath) {
  const own = Object.keys(environment).filter(
    (name) => name.startsWith('PUBLIC_') && name !== 'PUBLIC_BASE_PATH' && environment[name] !== '',
  );
  return basePath === '/ToDoListReact/' ? own : ['PUBLIC_BASE_PATH', ...own];
}

/** @param {readonly string[]} names What is to be said of them. */
export const refusal = (names) =>
  `The tests know the app by its default settings: unset ${names.join(', ')}, or rename the file .env meanwhile.`;
