import { lazy, type ComponentType } from 'react';
import { latePart } from './latePart';

export interface LazyComponent<Props> {
  /** The code alone, ahead of its use: the component is then shown at once. */
  fetch(): Promise<unknown>;
  /**
   * What to mount. React remembers a failed load for ever, so a later mount is given a new one; to
   * the mount that failed it must stay the same, or it would load again and never fail.
   */
  component(): ComponentType<Props>;
}

export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const part = latePart(load);
  let failed = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await part.fetch() };
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let current = attempt();
  return {
    fetch: () => part.fetch(),
    component() {
      if (failed) {
        failed = false;
        current = attempt();
      }
      return part.get() ?? current;
    },
  };
}
