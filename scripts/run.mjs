import { spawnSync } from 'node:child_process';
import { root } from './environment.mjs';

/**
 * Runs a program in the project's folder, shows its output, and returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function run(program, args, environment = {}) {
  const env = { ...process.env, ...environment };
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [environment] */
export function runNode(args, environment) {
  return run(process.execPath, args, environment);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [environment] */
export function runNpm(args, environment) {
  // The path of npm's own script; on Windows a bare `npm` cannot be spawned.
  const npm = process.env['npm_execpath'];
  return npm ? runNode([npm, ...args], environment) : run('npm', args, environment);
}
