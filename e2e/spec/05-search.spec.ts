import { tasks } from '../storedData';
import { expect, test } from '../test';
import { manyTasks } from '../list/manyTasks';

// In src/app/list.component.test.tsx.
test('§2 typing puts the term into szukaj and a blank input takes the parameter away @repeated', async ({
  page,
  list,
}) => {
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

test('§2 the parameter keeps what was typed and fills the input on direct opening', async ({
  page,
  list,
}) => {
  await list.open({ tasks: tasks('tea & milk', 'bread') });
  await list.search('  TEA & ');
  await expect(list.contents).toHaveText(['tea & milk']);
  // The driver hears of a new address a moment after the page has it.
  await expect.poll(() => new URL(page.url()).searchParams.get('szukaj')).toBe('  TEA & ');
  await page.reload();
  await expect(list.filter).toHaveValue('  TEA & ');
  await expect(list.contents).toHaveText(['tea & milk']);
});

test('§2 typing replaces the history entry: Back leaves the page', async ({ page, list }) => {
  await list.open({ tasks: tasks('tea') }, 'info');
  await list.link('Tasks').click();
  await list.filter.pressSequentially('milk');
  await expect(page).toHaveURL(/szukaj=milk$/);
  await list.back();
  await expect(page).toHaveURL('/ToDoListReact/info');
});

const MATCHES = [
  { rule: 'ignores case', term: 'TEA', finds: ['Brew tea', 'TEAM call'] },
  { rule: 'matches inside words', term: 'rew', finds: ['Brew tea'] },
  { rule: 'trims the term', term: '  tea  ', finds: ['Brew tea', 'TEAM call'] },
  { rule: 'knows Polish letters', term: 'ŻÓŁĆ', finds: ['zażółć gęślą'] },
  { rule: 'knows Spanish letters', term: 'AÑO', finds: ['el año próximo'] },
  { rule: 'takes .* literally', term: '.*', finds: ['a.*b'] },
  { rule: 'takes [ literally', term: '[', finds: ['[x] (y) + z'] },
  { rule: 'takes (y) + literally', term: '(Y) +', finds: ['[x] (y) + z'] },
  { rule: 'takes a backslash literally', term: '\\', finds: ['C:\\temp'] },
  { rule: 'takes % and & literally', term: '100% &', finds: ['100% & more'] },
  { rule: 'finds nothing that is not there', term: 'tea tea', finds: [] },
];

const CONTENTS = [
  'Brew tea',
  'TEAM call',
  'zażółć gęślą',
  'el año próximo',
  'a.*b',
  '[x] (y) + z',
  'C:\\temp',
  '100% & more',
];

// In src/domain/search.test.ts and src/app/search.component.test.tsx.
test('§5 search is a literal, trimmed substring match that ignores case @repeated', async ({
  list,
}) => {
  await list.open({ tasks: tasks(...CONTENTS) });
  for (const { rule, term, finds } of MATCHES) {
    await test.step(rule, async () => {
      await list.search(term);
      await expect(list.contents).toHaveText(finds);
    });
  }
  await list.search('');
  await expect(list.contents).toHaveText(CONTENTS);

  await test.step('search and hide done work together', async () => {
    await list.checkbox('Brew tea').check();
    await list.search('tea');
    await expect(list.contents).toHaveText(['Brew tea', 'TEAM call']);
    await list.button('Hide done').click();
    await expect(list.contents).toHaveText(['TEAM call']);
  });
});

test('§2 an address with a search never shows the rows it hides, however many', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('li[data-task] a, li [data-task] a')) {
        seen.add(row.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  for (const count of [3, 100, 400, 5000]) {
    await test.step(`${count} tasks`, async () => {
      await list.openAnew({ tasks: manyTasks(count) }, 'zadania?szukaj=task 2');
      await expect(list.link('task 2')).toBeVisible();
      const seen = await page.evaluate((): string[] => [...Reflect.get(window, 'seen')]);
      expect(seen.filter((content) => !content.startsWith('task 2'))).toEqual([]);
    });
  }
});
