import { isRecord } from '../domain/parseJson';
import type { Language } from '../i18n/language';
import { LIST_PATH, TERM_PARAMETER } from '../publicAddresses';

export type Route =
  | { readonly screen: 'tasks' }
  | { readonly screen: 'task'; readonly id: string }
  | { readonly screen: 'author' }
  | { readonly screen: 'info' }
  | { readonly screen: 'notFound' };

/** The public base path without its last slash: '' when the app is at the root of its host. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The screens with a fixed address, which a host answers with 200. */
export const PATHS = { tasks: LIST_PATH, author: '/autor', info: '/info' } as const;

export const TASKS = { screen: 'tasks' } as const;

export function pathOf(route: Exclude<Route, { screen: 'notFound' }>): string {
  if (route.screen !== 'task') return PATHS[route.screen];
  return `${PATHS.tasks}/${encodeURIComponent(route.id)}`;
}

/** @param pathname Still encoded, because decoding twice would change ids. */
export function parseRoute(pathname: string, under = base): Route {
  const path = (relativePath(pathname, under) ?? '').replace(/\/$/, '');
  const fixed = Object.keys(PATHS).filter(isFixed);
  const screen = fixed.find((name) => PATHS[name] === path);
  if (screen) return { screen };
  const prefix = `${PATHS.tasks}/`;
  const encodedId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  const id = encodedId.includes('/') ? null : decode(encodedId);
  return id === null ? { screen: 'notFound' } : { screen: 'task', id };
}

function isFixed(name: string): name is keyof typeof PATHS {
  return name in PATHS;
}

/** A path without the base; null when it is outside of it. */
export function relativePath(pathname: string, under: string): string | null {
  if (pathname.toLowerCase() === under.toLowerCase()) return '/';
  if (!pathname.toLowerCase().startsWith(`${under.toLowerCase()}/`)) return null;
  return pathname.slice(under.length);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}

export function isOnList(): boolean {
  return parseRoute(location.pathname).screen === 'tasks';
}

/** Names the screen and the language that a prerendered page was made for. */
export function pageName(screen: Route['screen'], language: Language): string {
  return `${screen} ${language}`;
}

export function termIn(search: string): string {
  return new URLSearchParams(search).get(TERM_PARAMETER) ?? '';
}

/** The query with this term as typed, or without the parameter if the term is blank. */
export function withTerm(search: string, term: string): string {
  const parameters = new URLSearchParams(search);
  if (term.trim() === '') parameters.delete(TERM_PARAMETER);
  else if (termIn(search) === term) return search;
  else parameters.set(TERM_PARAMETER, term);
  return queryOf(parameters);
}

/** Whether the page was opened by the installed app's shortcut to the search. */
export function startsInSearch(): boolean {
  return location.hash === '#szukaj';
}

const NEW_TASK = 'nowe';

/** A field of one line drops line breaks, which would join the words on both sides. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * The text that the address holds for a new task; null if it holds none. Shares of other apps arrive in
 * up to three parameters of this name: title, text and address, some of them often the same.
 */
export function newTaskIn(search: string): string | null {
  const parts = new URLSearchParams(search).getAll(NEW_TASK);
  if (parts.length === 0) return null;
  const texts = parts.map((part) => part.replace(BREAKS, ' ').trim()).filter(Boolean);
  return [...new Set(texts)].join(' ');
}

export function withoutNewTask(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(NEW_TASK);
  return queryOf(parameters);
}

function queryOf(parameters: URLSearchParams): string {
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** The history state for a screen that is opened from the current one. */
export function stateFromHere(): unknown {
  return isOnList() ? { list: location.search } : null;
}

/** The query of the list that this screen was opened from; null if it was opened in another way. */
export function leftList(): string | null {
  // The list has a query of its own, even when it was opened from a search in it.
  return isOnList() ? null : listIn(history.state);
}

/** The query of the list in a history state, into which a browser extension may have put anything. */
export function listIn(state: unknown): string | null {
  return isRecord(state) && typeof state['list'] === 'string' ? state['list'] : null;
}
