import { shared } from './shared';

export const name = `second with ${shared}`;
