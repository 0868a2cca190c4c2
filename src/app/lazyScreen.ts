import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyScreen<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** React remembers a failed load for ever; the next visit or attempt here starts anew. */
export function lazyScreen<Props>(load: Load<Props>): LazyScreen<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        screen.Component = attempt();
        throw error;
      }
    });
  const screen: LazyScreen<Props> = { Component: attempt() };
  return screen;
}
