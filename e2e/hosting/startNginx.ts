import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { nginx } from '../../scripts/testing/programs.mjs';
import { freePort } from '../freePort.mjs';
import { builtSite } from '../host.mjs';

/** Starts nginx with the built configuration, on another port and folder. */
export async function startNginx() {
  const found = nginx();
  if (!found) throw new Error('nginx is missing: npm run browsers installs it');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // nginx may run its workers as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'www'));
  symlinkSync(builtSite(), join(folder, 'www/ToDoListReact'));
  const port = await freePort();
  const shipped = readFileSync(join(`${builtSite()}-hosting`, 'nginx.conf'), 'utf8');
  const site = shipped
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www;', `root ${folder}/www;`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events {}
http {
  include ${found.types};
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`,
  );
  const server = spawn(
    found.program,
    ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  server.stderr.on('data', (text) => (output += String(text)));
  const url = `http://127.0.0.1:${port}/ToDoListReact/`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    await pass(50);
  }
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
