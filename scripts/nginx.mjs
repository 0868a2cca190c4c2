import { existsSync } from 'node:fs';

const places = [
  { program: '/usr/sbin/nginx', types: '/etc/nginx/mime.types' },
  { program: '/opt/homebrew/bin/nginx', types: '/opt/homebrew/etc/nginx/mime.types' },
  { program: '/usr/local/bin/nginx', types: '/usr/local/etc/nginx/mime.types' },
];

/** Where this machine keeps nginx, against which the shipped configuration is tested. */
export const nginx = () =>
  places.find(({ program, types }) => existsSync(program) && existsSync(types));
