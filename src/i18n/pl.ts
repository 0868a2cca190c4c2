import { numberIn } from './plural';

const number = numberIn('pl');

/** The default language, and the type of every other one. */
export const pl = {
  title: 'Lista zadań',
  skip: 'Przejdź do treści',
  noContent: '(bez treści)',
  language: 'Język',
  darkTheme: 'Ciemny motyw',
  nav: {
    label: 'Nawigacja główna',
    tasks: 'Zadania',
    author: 'O autorze',
    info: 'O aplikacji',
    open: 'Otwórz menu',
    close: 'Zamknij menu',
  },
  add: {
    heading: 'Dodaj nowe zadanie',
    field: 'Nowe zadanie',
    placeholder: 'Co jest do zrobienia?',
    button: 'Dodaj zadanie',
    examples: 'Pobierz przykładowe zadania',
    loading: 'Ładowanie...',
    examplesFailed: 'Coś poszło nie tak, spróbuj później ⌚',
  },
  search: {
    heading: 'Wyszukiwarka',
    field: 'Filtruj zadania',
    placeholder: 'Czego szukasz?',
  },
  list: {
    heading: 'Lista zadań',
    finishAll: 'Ukończ wszystkie',
    hideDone: 'Ukryj ukończone',
    showDone: 'Pokaż ukończone',
    removeAll: 'Usuń wszystkie',
    empty: 'Nie masz obecnie żadnych zadań na liście',
    allHidden: 'Masz ukryte ukończone zadania – kliknij „Pokaż ukończone”',
    end: 'Nie ma więcej zadań',
    progress: (done: number, count: number) =>
      `Ukończono ${number(done)}\u00a0z\u00a0${number(count)}`,
  },
  row: {
    edit: (content: string) => `Edytuj: ${content}`,
    remove: (content: string) => `Usuń: ${content}`,
    moved: (position: number, count: number) =>
      `Przesunięto na pozycję ${number(position)} z\u00a0${number(count)}`,
  },
  drop: 'Upuść plik, aby zaimportować zadania',
  task: {
    unknown: 'Niestety, nie znaleziono zadania',
    back: 'Wróć do listy zadań',
  },
  notFound: {
    title: 'Błąd 404 – nie znaleziono strony',
    text: 'Strona o\u00a0tym adresie nie istnieje.',
    back: 'Wróć na stronę główną',
  },
  footer: {
    code: 'Profil z\u00a0kodem',
    network: 'Profil zawodowy',
  },
  failure: {
    chunkTitle: 'Nie udało się wczytać tej części aplikacji',
    chunkText:
      'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie. Twoje zadania są na miejscu.',
    crashTitle: 'Coś się zepsuło',
    crashText:
      'To nasza wina, nie Twoja. Niczego nie usunięto. Spróbuj ponownie, odśwież stronę albo dla pewności pobierz swoje zadania.',
    loading: 'Wczytywanie…',
    retry: 'Spróbuj ponownie',
    reload: 'Odśwież stronę',
    download: 'Pobierz zadania',
  },
};

export type Messages = typeof pl;
