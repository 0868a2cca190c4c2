import type { Language } from './language';

interface InfoTexts {
  readonly what: string;
  readonly privacy: string;
  readonly earlier: string;
  readonly earlierLink: string;
}

/** Beside the screen that needs them, not in the first load. */
export const INFO_TEXTS: Record<Language, InfoTexts> = {
  PL: {
    what: 'To lista zadań, która w\u00a0całości działa w\u00a0Twojej przeglądarce. Dodasz tu zadania, poprawisz ich treść, oznaczysz je jako ukończone, ukryjesz albo usuniesz, a\u00a0wyszukiwarka pomoże znaleźć to właściwe.',
    privacy:
      'Nie potrzebujesz konta. Zadania, motyw i\u00a0język są zapisywane tylko na tym urządzeniu i\u00a0nikt poza Tobą ich nie widzi.',
    earlier: 'Wcześniejsza wersja, napisana w\u00a0czystym JavaScripcie, nadal jest dostępna:',
    earlierLink: 'Zobacz wcześniejszą wersję',
  },
  EN: {
    what: 'This is a to-do list that runs entirely in your browser. Add tasks, reword them, tick them off, hide or remove them, and use the search to find the one you need.',
    privacy:
      'You need no account. Your tasks, theme and language are kept on this device only, and nobody but you sees them.',
    earlier: 'The earlier version, written in plain JavaScript, is still available:',
    earlierLink: 'See the earlier version',
  },
  ES: {
    what: 'Esta es una lista de tareas que funciona por completo en tu navegador. Añade tareas, cambia su contenido, márcalas como terminadas, ocúltalas o elimínalas, y usa la búsqueda para encontrar la que necesitas.',
    privacy:
      'No necesitas una cuenta. Las tareas, el tema y el idioma se guardan solo en este dispositivo y nadie más puede verlos.',
    earlier: 'La versión anterior, escrita en JavaScript puro, sigue disponible:',
    earlierLink: 'Ver la versión anterior',
  },
};
