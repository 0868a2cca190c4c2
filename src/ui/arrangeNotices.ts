export type NoticeLook = 'bar' | 'card' | 'danger';

export interface DueNotice {
  readonly id: string;
  readonly look: NoticeLook;
  readonly text: string;
}

export interface Arrangement {
  /** Every notice that is due, in order of arrival. */
  readonly due: readonly DueNotice[];
  /** The ids of those that are shown. */
  readonly shown: readonly string[];
}

/** `used` is the id of the notice under the pointer or with the focus, which stays. */
export type Arranging = { readonly used?: string | undefined } & (
  | { readonly type: 'come'; readonly notice: DueNotice }
  | { readonly type: 'go'; readonly id: string }
  | { readonly type: 'next' }
);

export const NOTHING_DUE: Arrangement = { due: [], shown: [] };

/** More would cover the list. */
const AT_ONCE = 2;

/** Notifications come first, then dangers to the list, then everything else. */
const RANKS: readonly NoticeLook[] = ['bar', 'danger', 'card'];

export function arrangeNotices({ due, shown }: Arrangement, action: Arranging): Arrangement {
  const sorted = (notices: readonly DueNotice[]) => {
    const rank = ({ id, look }: DueNotice) => (id === action.used ? -1 : RANKS.indexOf(look));
    return notices.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
  };
  switch (action.type) {
    case 'come': {
      const { notice } = action;
      if (due.some(({ id }) => id === notice.id)) {
        return { due: due.map((other) => (other.id === notice.id ? notice : other)), shown };
      }
      const all = [...due, notice];
      return { due: all, shown: sorted(all).slice(0, AT_ONCE) };
    }
    case 'go': {
      const left = due.filter(({ id }) => id !== action.id);
      // A notice that is being read stays, even if another one goes.
      const staying = shown.filter((id) => id !== action.id);
      const waiting = sorted(left).filter((id) => !staying.includes(id));
      return { due: left, shown: [...staying, ...waiting].slice(0, AT_ONCE) };
    }
    case 'next': {
      const ids = sorted(due);
      const last = Math.max(...shown.map((id) => ids.indexOf(id)));
      const next = ids.slice(last + 1, last + 1 + AT_ONCE);
      return { due, shown: next.length > 0 ? next : ids.slice(0, AT_ONCE) };
    }
  }
}
