import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import jsQR from 'jsqr';
import type { Locator } from '@playwright/test';
import type { Task } from './storedData';

/** SHARED_TASKS as the first version of the format wrote them: they must stay readable for ever. */
export const SHARED_LIST =
  '1.eJyLjlYKMwwucY8IsoiPMs1K8cg0c9LNrQxR0lGqSjy65_Dmo01H2hVskuzUlHQMYnWilYyAMlmJuUo6hiBeiTGQm5JfrJBzeG1eamJxTF6lwof5vfNAimMBocwfyg';

export const SHARED_TASKS: readonly Task[] = [
  { id: 'V1StGXR8_Z5jdHi6B-myT', content: 'zażółć <b>&', done: false },
  { id: '2', content: 'jam', done: true },
  { id: 't3', content: 'dos líneas\ny 🍞', done: false },
];

/** Any contents in the format of a link. */
export function packed(contents: string | Buffer): string {
  return `1.${deflateSync(contents).toString('base64url')}`;
}

export function listOf(tasks: readonly Task[]): string {
  return packed(JSON.stringify(tasks.map(({ id, content, done }) => [id, content, Number(done)])));
}

/**
 * Reads a QR code from a screenshot, with another library than the one that draws it. Not inverted:
 * not every camera reads light on dark.
 */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  const pixels = Uint8ClampedArray.from(data);
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}
