/// <reference types="@rsbuild/core/types" />
import { cacheBustChunkRetries } from '../../../src/lazyModule';

cacheBustChunkRetries();

const output = document.createElement('output');
document.body.append(output);

const show = async (load: () => Promise<{ name: string }>) => {
  try {
    output.textContent = (await load()).name;
  } catch (error) {
    output.textContent = error instanceof Error ? error.message : String(error);
  }
};

for (const [name, load] of [
  ['first', () => import(/* webpackChunkName: "first" */ './first')],
  ['second', () => import(/* webpackChunkName: "second" */ './second')],
] as const) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void show(load));
  document.body.append(button);
}
