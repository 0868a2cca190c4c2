import type { Actor } from './actor';

/** A screen in one of its states. */
export interface Scene {
  readonly name: string;
  /** Expected console errors. */
  readonly expectedErrors?: RegExp;
  /** Pictured at the size of the window, not of the whole page. */
  readonly isWindow?: true;
  /** About the language itself: changing it would end the scene. */
  readonly hasOneLanguage?: true;
  /** Changes the page or the network for good: no other scene can share the page. */
  readonly changesPage?: true;
  readonly play: (actor: Actor) => Promise<void>;
}
