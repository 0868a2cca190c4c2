import { after, before, test } from 'node:test';
import { openProfile } from './storageProfile.mjs';

const address = process.env['E2E_ADDRESS'] ?? '';

/** @type {Awaited<ReturnType<typeof openProfile>>} */
let profile;
before(async () => {
  profile = await openProfile(address);
});
after(() => profile.close());

await test('[C1, C4] every task in the journal survives kill -9 of the whole browser', async () => {
  await profile.visit({ add: ['first'] }, ['first']);
  await profile.kill();
  await profile.visit({ add: ['second', 'third'] }, ['first', 'second', 'third']);
  await profile.kill();
  await profile.visit({}, ['first', 'second', 'third']);
});
