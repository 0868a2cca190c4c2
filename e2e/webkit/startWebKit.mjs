import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { webkit } from '../../scripts/testing/programs.mjs';
import { freePort } from '../freePort.mjs';

/** @typedef {import('selenium-webdriver').WebDriver} WebDriver */

/** @param {string} url */
async function answers(url) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** WebKitGTK's MiniBrowser, with its own screen and profile until `quit`. */
export async function startWebKit() {
  const found = webkit();
  if (!found) throw new Error('WebKitWebDriver, MiniBrowser or xvfb-run is missing');
  const profile = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  // In one process group, so that screen, driver and browser end together.
  const group = spawn(found.screen, ['-a', found.driver, '--host=127.0.0.1', '-p', String(port)], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_DATA_HOME: profile,
      XDG_CACHE_HOME: profile,
      XDG_CONFIG_HOME: profile,
    },
  });
  const ended = new Promise((resolve) => group.once('close', resolve));

  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    try {
      if (group.pid !== undefined) process.kill(-group.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const endAtExit = () => end('SIGKILL');
  process.once('exit', endAtExit);

  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    end(signal);
    await ended;
    endAtExit();
    process.off('exit', endAtExit);
    rmSync(profile, { recursive: true, force: true });
  };

  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.miniBrowser, args: ['--automation'] },
      })
      .build();
    return {
      driver,
      quit: async () => {
        await driver.quit().catch(() => {});
        await stop('SIGTERM');
      },
    };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
}
