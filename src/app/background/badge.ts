import type { TaskStore } from '../../store/taskStore';

/** Shows on the icon of the installed app how many tasks are open; with none, nothing. */
export function keepBadge({ state }: Pick<TaskStore, 'state'>): void {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  let shown: number | null = null;
  const show = () => {
    const count = state.getState().tasks.filter(({ done }) => !done).length;
    if (count === shown) return;
    shown = count;
    // Some systems want a permission for it and refuse. Nobody is asked for that: a number on an
    // icon is not worth a question.
    navigator.setAppBadge(count).catch(() => {});
  };
  show();
  state.subscribe(({ tasks }, former) => {
    if (tasks !== former.tasks) show();
  });
}
