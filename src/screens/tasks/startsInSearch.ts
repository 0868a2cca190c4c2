/** The address of the installed app's shortcut to the search. */
export const startsInSearch = (): boolean => location.hash === '#szukaj';
