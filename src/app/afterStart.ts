import { whenIdle } from './whenIdle';

/** What a visitor does not wait for. */
export function afterStart(): void {
  whenIdle(async () => {
    const { workInBackground } = await import(
      /* webpackChunkName: "background" */ './workInBackground'
    );
    await workInBackground();
  });
}
