import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// The server must see the same settings as the bundler, which reads these files by itself.
for (const name of ['.env.local', '.env']) {
  if (existsSync(root + name)) process.loadEnvFile(root + name);
}

const path = (process.env['PUBLIC_BASE_PATH'] ?? 'ToDoListReact').replace(/^\/+|\/+$/g, '');

/** Where the host serves the app; begins and ends with a slash. */
export const basePath = path === '' ? '/' : `/${path}/`;

/**
 * Why the tests cannot run with these settings, or ''. They know the app by its defaults: with
 * others many of them would fail, and none would say why.
 */
export function settingsFault() {
  const changed = Object.keys(process.env).filter((name) =>
    name === 'PUBLIC_BASE_PATH'
      ? basePath !== '/ToDoListReact/'
      : name.startsWith('PUBLIC_') && process.env[name] !== '',
  );
  if (changed.length === 0) return '';
  return `The tests know the app by its default settings: unset ${changed.join(', ')}, or rename the file .env meanwhile.`;
}
