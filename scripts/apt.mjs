import { run } from './run.mjs';

/** @param {string[]} args */
function aptGet(args) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  return process.getuid?.() === 0
    ? run('apt-get', args, environment)
    : run('sudo', ['-n', 'apt-get', ...args], environment);
}

/** Says whether Debian's packages could be installed. @param {string[]} packages */
export function aptInstall(packages) {
  if (process.platform !== 'linux') return false;
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  return aptGet(['update', '-q']) && aptGet(install);
}
