import { shared } from './shared';

export const name = `first with ${shared}`;
