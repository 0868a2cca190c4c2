import { latePart } from '../../latePart';

/** Few tasks hold an address, and few visits begin with one of them. */
export const lateTaskLinks = latePart(
  async () => (await import(/* webpackChunkName: "list-tools" */ './TaskLinks')).TaskLinks,
);
