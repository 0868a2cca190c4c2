import { LANGUAGES, type Language } from '../storedData';
import { IS_QUICK } from '../tier';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/** A scene and its languages; it is played in the first of them. */
export interface Play {
  readonly scene: Scene;
  readonly number: number;
  readonly languages: readonly Language[];
}

/** axe takes half the time in a page that has run it before. */
const PLAYS_PER_PAGE = IS_QUICK ? 6 : 1;

/** `npm test`: one language, and another one for the next scene. */
function languagesFor(number: number): readonly Language[] {
  const start = number % LANGUAGES.length;
  const order = [...LANGUAGES.slice(start), ...LANGUAGES.slice(0, start)];
  return IS_QUICK ? order.slice(0, 1) : order;
}

const PLAYS = SCENES.flatMap((scene, number): Play[] => {
  const order = languagesFor(number);
  const each = scene.hasOneLanguage ? order.map((language) => [language]) : [order];
  return each.map((languages) => ({ scene, number, languages }));
});

/** Scenes that can share a page: same console errors, and only the last one changes the page. */
export function playsByPage(): Play[][] {
  const pages: Play[][] = [];
  for (const play of PLAYS) {
    const page = pages.find(
      (plays) =>
        plays.length < PLAYS_PER_PAGE &&
        plays.every(
          ({ scene }) => !scene.changesPage && scene.expectedErrors === play.scene.expectedErrors,
        ),
    );
    if (page) page.push(play);
    else pages.push([play]);
  }
  return pages;
}
