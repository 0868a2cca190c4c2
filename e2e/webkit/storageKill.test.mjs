import { after, before, test } from 'node:test';
import { setTimeout as pass } from 'node:timers/promises';
import { openProfile } from './storageProfile.mjs';

const address = process.env['E2E_ADDRESS'] ?? 'http://localhost:4173/ToDoListReact/';

/** docs/storage.md promises what is older than this: it is the promise's own number, not a guess. */
const PROMISED_MS = 250;

/** @type {Awaited<ReturnType<typeof openProfile>>} */
let profile;
before(async () => {
  profile = await openProfile(address);
});
after(() => profile.close());

async function killSoon() {
  await pass(PROMISED_MS);
  await profile.kill();
}

await test('every task survives kill -9 of the whole browser 250 ms after the last action', async () => {
  await profile.visit({ add: ['first'] }, ['first']);
  await killSoon();
  await profile.visit({ add: ['second', 'third'] }, ['first', 'second', 'third']);
  await killSoon();
  await profile.visit({}, ['first', 'second', 'third']);
});
