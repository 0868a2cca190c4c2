import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * The screen to mount. React remembers a failed load for ever, so a later mount is given a new
 * one; to the mount that failed it must stay the same, or it would load again and never fail.
 */
export type LazyScreen<Props> = () => LazyExoticComponent<ComponentType<Props>>;

export function lazyScreen<Props>(load: Load<Props>): LazyScreen<Props> {
  let failed = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let current = attempt();
  return () => {
    if (failed) {
      failed = false;
      current = attempt();
    }
    return current;
  };
}
