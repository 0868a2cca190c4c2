import { importing } from '../domain/importing';
import { readSharedList } from '../domain/sharing/readSharedList';
import type { ReceivedList } from '../storage/draftStorage';
import type { Offer } from './listView';
import { merge, type MergingStore } from './merge';
import type { Told } from './news';

export interface ReceivingStore extends MergingStore {
  readonly offer: (offer: Offer) => void;
  /** The list that was received last and not answered yet. */
  readonly received: () => ReceivedList | null;
  readonly forgetReceived: () => void;
}

/** Offers the list that a link has brought. Only the visitor's yes adds it. */
export async function receiveList(received: ReceivedList, store: ReceivingStore): Promise<void> {
  const reading = await readSharedList(received.list);
  // Another link was opened while this one was read.
  if (store.received() !== received) return;
  const refuse = (told: Told) => {
    store.forgetReceived();
    store.tell(told);
  };
  if (typeof reading === 'string') return refuse({ type: 'link', outcome: reading });
  const { added, updated } = importing(store.list(), reading.tasks, store.newId);
  if (added + updated === 0) return refuse({ type: 'link', outcome: 'known' });
  const { tasks } = reading;
  store.offer({ tasks, updated, file: received.file, accept: () => merge(reading, store) });
}
