import { LANGUAGES, type Language } from '../storedData';
import { IS_QUICK } from '../tier';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/** A scene and the languages to look at it in. It is played in the first. */
export interface Play {
  readonly scene: Scene;
  /** Its place among all scenes. */
  readonly number: number;
  readonly languages: readonly Language[];
}

/** A page that has run axe before runs it in half the time. */
const PLAYS_PER_PAGE = IS_QUICK ? 6 : 1;

/** `npm test`: one language, which is another one for the next scene. */
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

/** What one page can show in turn: the console says the same, and only the last changes the page. */
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
