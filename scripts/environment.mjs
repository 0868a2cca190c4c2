import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// The server must see the same settings as the bundler, which reads these files by itself.
for (const name of ['.env.local', '.env']) {
  if (existsSync(root + name)) process.loadEnvFile(root + name);
}

const path = (process.env['PUBLIC_BASE_PATH'] ?? 'ToDoListReact').replace(/^\/+|\/+$/g, '');

/** Where the app stands on its host; begins and ends with a slash. */
export const basePath = path === '' ? '/' : `/${path}/`;
