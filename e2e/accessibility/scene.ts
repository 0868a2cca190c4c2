import type { Actor } from './actor';

/** A screen in one of its states. */
export interface Scene {
  readonly name: string;
  /** Console errors that belong to the scene. */
  readonly expectedErrors?: RegExp;
  /** Shown as the window shows it: a page of its whole length would say less. */
  readonly isWindow?: true;
  /** It is about the language itself: another one would end the scene. */
  readonly hasOneLanguage?: true;
  /** Its effects on the page or the network last, so no other scene can follow on the page. */
  readonly changesPage?: true;
  readonly play: (actor: Actor) => Promise<void>;
}
