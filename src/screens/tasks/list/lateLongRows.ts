import { latePart } from '../../../latePart';

export const lateLongRows = latePart(
  async () => (await import(/* webpackChunkName: "long-list" */ './LongRows')).LongRows,
);
