import { join } from 'node:path';
import { root } from '../../scripts/environment.mjs';
import type { View } from '../accessibility/views';
import type { Language } from '../storedData';

export const folder = join(root, 'pictures');

export function pictureOf(scene: string, language: Language, { theme, width }: View): string {
  return `${scene}/${language}-${theme}-${width}.png`;
}
