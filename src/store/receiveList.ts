import { importing } from '../domain/importing';
import { readSharedList } from '../domain/sharing/readSharedList';
import type { Offer } from './listView';
import { merge, type MergingStore } from './merge';

export interface ReceivingStore extends MergingStore {
  readonly offer: (offer: Offer) => void;
}

/** Offers the list that a link has brought. Only the visitor's yes adds it. */
export async function receiveList(list: string, store: ReceivingStore): Promise<void> {
  const reading = await readSharedList(list);
  if (typeof reading === 'string') return store.tell({ type: 'link', outcome: reading });
  const { tasks, skipped } = reading;
  const { added, updated } = importing(store.list(), tasks, store.newId);
  if (added + updated === 0) return store.tell({ type: 'link', outcome: 'known' });
  store.offer({ tasks, updated, accept: () => merge({ tasks, skipped }, store) });
}
