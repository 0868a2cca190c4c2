import { tasks } from '../storedData';
import { expect, test } from '../test';

test('§2 typing sets szukaj, and a blank input removes it', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea', 'milk') });
  await list.filter.pressSequentially('te');
  await expect(page).toHaveURL('/ToDoListReact/zadania?szukaj=te');
  await expect(list.contents).toHaveText(['tea']);

  for (const blank of ['', '   ']) {
    await list.search('tea');
    await expect(page).toHaveURL(/szukaj=tea$/);
    await list.search(blank);
    await expect(page).toHaveURL('/ToDoListReact/zadania');
    await expect(list.contents).toHaveText(['tea', 'milk']);
  }
});

test('§2 the parameter keeps typed spaces and fills the input', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea & milk', 'bread') });
  await list.search('  TEA & ');
  await expect(list.contents).toHaveText(['tea & milk']);
  // The driver learns of a new address a moment later.
  await expect.poll(() => new URL(page.url()).searchParams.get('szukaj')).toBe('  TEA & ');
  await page.reload();
  await expect(list.filter).toHaveValue('  TEA & ');
  await expect(list.contents).toHaveText(['tea & milk']);
});

test('§2 typing replaces the history entry: Back leaves the page', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') }, 'info');
  await list.link('Tasks').click();
  await list.filter.pressSequentially('milk tea');
  await expect(page).toHaveURL(/szukaj=milk(\+|%20)tea$/);
  await expect(list.filter).toHaveValue('milk tea');
  await list.back();
  await expect(page).toHaveURL('/ToDoListReact/info');
});

const MATCHES = [
  { rule: 'ignores case', term: 'ŻÓŁĆ TEA', finds: ['Brew zażółć tea'] },
  { rule: 'matches inside words', term: 'ea', finds: ['Brew zażółć tea', 'TEAM call'] },
  { rule: 'trims the term', term: '  call  ', finds: ['TEAM call'] },
  { rule: 'takes the term literally', term: '.*', finds: ['a.*b'] },
  { rule: 'finds nothing that is not there', term: 'tea tea', finds: [] },
];

const CONTENTS = ['Brew zażółć tea', 'TEAM call', 'a.*b'];

test('§5 search is a literal, trimmed substring match that ignores case', async ({ list }) => {
  await list.open({ tasks: tasks(...CONTENTS) });
  for (const { rule, term, finds } of MATCHES) {
    await test.step(rule, async () => {
      await list.search(term);
      await expect(list.contents).toHaveText(finds);
    });
  }
  await list.search('');
  await expect(list.contents).toHaveText(CONTENTS);
});
