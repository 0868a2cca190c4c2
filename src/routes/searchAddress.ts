const PARAMETER = 'szukaj';

export function termIn(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? '';
}

/** The same query with this term: as it was typed, or without the parameter when it is blank. */
export function withTerm(search: string, term: string): string {
  const parameters = new URLSearchParams(search);
  if (term.trim() === '') parameters.delete(PARAMETER);
  else if (termIn(search) === term) return search;
  else parameters.set(PARAMETER, term);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the page was opened by the installed app's shortcut to the search. */
export function startsInSearch(): boolean {
  return location.hash === '#szukaj';
}
