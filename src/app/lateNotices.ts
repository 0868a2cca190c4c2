import { lazyComponent } from '../ui/lazyComponent';

export const lateNotices = lazyComponent(
  async () => (await import(/* webpackChunkName: "notices" */ './notices/Notices')).Notices,
);
