import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { integrity, precacheFiles } from '../../scripts/build/precacheFiles.mjs';
import { filesUnder } from '../../scripts/filesUnder.mjs';
import { builtSite } from '../host.mjs';

/** Hexadecimal, so that renamed files still have a hash in their name. */
export const MARK = 'bbbb';

/** A copy of the build as the next version: every hashed file renamed, every page marked. */
export function writeRenamedBuild(dir: string): void {
  const source = builtSite();
  const files = filesUnder(source);
  const hashes = [
    precacheFiles(source).build,
    ...files.flatMap((file) => /\.([0-9a-f]{8,})\./.exec(basename(file))?.[1] ?? []),
  ];
  const rename = (text: string) =>
    hashes.reduce((renamed, hash) => renamed.replaceAll(hash, MARK + hash.slice(4)), text);
  /** Renaming changes the bytes of scripts, and so their integrity. */
  const integrities: [former: string, now: string][] = [];
  for (const file of files) {
    const target = dir + rename(file.slice(source.length));
    cpSync(file, target);
    if (!/\.(html|js)$/.test(file)) continue;
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(target, text.replace('<title>', `<meta name="build" content="${MARK}"><title>`));
    integrities.push([integrity(readFileSync(file)), integrity(readFileSync(target))]);
  }
  const worker = join(dir, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    integrities.reduce((mended, [former, now]) => mended.replaceAll(former, now), text),
  );
}
