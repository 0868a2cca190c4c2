import { lazy, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props> {
  /** The code alone, ahead of its use: the screen is then shown at once. */
  fetch(): Promise<unknown>;
  /**
   * What to mount. React remembers a failed load for ever, so a later mount is given a new one; to
   * the mount that failed it must stay the same, or it would load again and never fail.
   */
  component(): ComponentType<Props>;
}

export function lazyScreen<Props>(load: Load<Props>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  let failed = false;
  const fetch = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return await fetch();
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let current = attempt();
  return {
    fetch,
    component() {
      if (failed) {
        failed = false;
        current = attempt();
      }
      return loaded ?? current;
    },
  };
}
