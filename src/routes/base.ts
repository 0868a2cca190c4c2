/** The public base path without its last slash: '' when the app stands at the root of its host. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');
