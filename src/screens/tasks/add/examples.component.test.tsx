import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../i18n/language';
import { TEXTS } from '../../../i18n/texts.testing';
import { openList } from '../../../app/openList.testing';
import { renderApp, someTasks } from '../../../app/renderApp.testing';

const OLD = someTasks('mine', 'x also mine');
const nameIn = (language: Language) => TEXTS[language].add.examples;

let answer: () => Promise<Response>;
let asked: unknown[];
let alerts: string[];

beforeEach(() => {
  asked = [];
  alerts = [];
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    asked.push([address, options?.cache]);
    return answer();
  });
  vi.spyOn(window, 'alert').mockImplementation((text: unknown) => void alerts.push(String(text)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const respond = (body: unknown) => {
  answer = async () => new Response(JSON.stringify(body));
};

const opening = { tasks: OLD, fetchExamples: null };

test('bad items of a valid list are left out', async () => {
  const list = await openList(opening);
  respond([
    { content: 'no id', done: true },
    'text',
    { id: 'a', content: 'good', done: false, x: 1 },
  ]);
  await list.button('Get example tasks').click();
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(list.contents).toEqual(['no id', 'good']);
  await expect.element(list.button('Get example tasks')).toHaveFocus();
  await expect.poll(list.saved).toMatchObject([{}, { id: 'a', content: 'good', done: false }]);
  expect(asked).toEqual([['/exampleTasks.json', 'no-store']]);
});

test.each<[failure: string, () => Promise<Response>]>([
  ['the answer is no JSON', async () => new Response('<!doctype html>')],
  ['the answer is no list', async () => new Response('{"tasks":"none"}')],
  ['no item of the list is a task', async () => new Response('[1,{"id":"a"}]')],
])('when %s an alert is shown, loading ends and the list stays', async (_, fail) => {
  const list = await openList(opening);
  answer = fail;
  await list.button('Get example tasks').click();
  await expect.element(list.button('Loading...')).toBeDisabled();
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(() => alerts).toHaveLength(1);
  expect(alerts[0]).toMatch(/^Coś poszło nie tak.*⌚/);
  await expect.element(list.button('Get example tasks')).toBeEnabled();
  expect(list.contents()).toEqual(['mine', 'also mine']);
  expect(list.saved()).toEqual(OLD);
});

test.each([
  ['EN', 'PL', /^Coś poszło nie tak.*⌚$/],
  ['PL', 'ES', /\n.*(tarde|después)/],
] as const)('the alert is Polish and in the present language: %s, %s', async (from, to, text) => {
  const { screen } = await renderApp({ ...opening, language: from });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await screen.getByRole('button', { name: nameIn(from) }).click();
  await screen.getByRole('button', { name: to }).click();
  await expect.poll(() => document.documentElement.lang).toBe(to.toLowerCase());
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(() => alerts).toHaveLength(1);
  expect(alerts[0]).toMatch(text);
  await expect.element(screen.getByRole('button', { name: nameIn(to) })).toBeEnabled();
});

test('leaving the screen does not cancel loading, and the button still waits on return', async () => {
  respond(someTasks('new'));
  const list = await openList(opening);
  await list.button('Get example tasks').click();
  await list.link('About author').click();
  await expect.element(list.heading('Author')).toBeVisible();
  await list.link('Tasks').click();
  await expect.element(list.button('Loading...')).toBeDisabled();
  await list.link('About author').click();
  await expect.element(list.heading('Author')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(list.saved).toEqual(someTasks('new'));
  await list.link('Tasks').click();
  await expect.poll(list.contents).toEqual(['new']);
  await expect.element(list.button('Get example tasks')).toBeEnabled();
});
