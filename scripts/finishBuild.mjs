import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServiceWorker } from './buildServiceWorker.mjs';
import { filesUnder } from './filesUnder.mjs';
import { scriptHashes, secureHtml } from './secureHtml.mjs';
import { securityPolicy } from './securityPolicy.mjs';
import { writeHostFiles } from './writeHostFiles.mjs';
import { writeIcons } from './writeIcons.mjs';
import { writeManifest } from './writeManifest.mjs';

/**
 * All that needs the pages in their last form.
 * @param {string} dist
 */
export async function finishBuild(dist) {
  const pages = filesUnder(dist).filter((file) => file.endsWith('.html'));
  const texts = pages.map((page) => readFileSync(page, 'utf8'));
  const policy = securityPolicy({
    scriptHashes: [...new Set(texts.flatMap(scriptHashes))],
    metricsUrl: process.env['PUBLIC_METRICS_URL'],
  });
  for (const page of pages) {
    writeFileSync(page, secureHtml(readFileSync(page, 'utf8'), policy));
  }
  // Under a name of its own, because a host may answer 404.html itself with that status.
  copyFileSync(join(dist, '404.html'), join(dist, 'shell.html'));
  writeHostFiles(`${dist}-hosting`, policy);
  writeManifest(dist);
  await writeIcons(dist);
  await buildServiceWorker(dist);
}
