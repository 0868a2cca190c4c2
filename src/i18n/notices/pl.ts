import { numberIn, plural } from '../plural';

const number = numberIn('pl');
const tasks = plural('pl', { one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' });

/** What notices and announcements say. The default language, and the type of the others. */
export const pl = {
  news: {
    undo: 'Cofnij',
    added: 'Dodano zadanie',
    addedAll: (count: number) => `Dodano ${tasks(count)}`,
    removed: 'Usunięto zadanie',
    removedAll: (count: number) => `Usunięto ${tasks(count)}`,
    finished: (count: number) => `Ukończono ${tasks(count)}`,
    examples: 'Wczytano przykładowe zadania',
    importing: (percent: number) => `Importowanie: ${percent}%`,
    imported: (added: number, updated: number, skipped: number) =>
      `Import: dodano ${number(added)}, zmieniono ${number(updated)}, pominięto ${number(skipped)}`,
    unusable: 'W\u00a0tym pliku nie ma zadań. Lista pozostała bez zmian.',
    copied: 'Skopiowano listę',
    notCopied: 'Nie udało się skopiować listy',
    found: (count: number) => `Znaleziono ${tasks(count)}`,
    undone: 'Cofnięto zmianę',
    redone: 'Przywrócono zmianę',
    savedAgain: 'Zadania są znowu zapisywane',
  },
  notices: {
    fragile:
      'Przeglądarka nie udostępnia trwałego zapisu. Po jej awarii ostatnie zmiany mogą przepaść.',
    unsaved: 'Zadania nie są zapisywane. Znikną po zamknięciu tej strony.',
    outdated:
      'W\u00a0innej karcie działa nowsza wersja aplikacji. Zmiany z\u00a0tej karty nie są zapisywane.',
    nothingSaved: 'Zadania, motyw i\u00a0język nie są zapisywane. Znikną po zamknięciu tej strony.',
    settingsUnsaved: 'Motyw i\u00a0język nie są zapisywane w\u00a0tej przeglądarce.',
    unreadable: 'Części zapisanej listy nie udało się odczytać.',
    former: (count: number) => `Znaleziono wcześniejszą listę (${tasks(count)}).`,
    languageFailed: 'Nie udało się wczytać języka.',
    downloadText: 'Pobierz zapis',
    restore: 'Przywróć',
    newVersion: 'Dostępna jest nowa wersja aplikacji.',
    reload: 'Odśwież',
    later: 'Później',
    dismiss: 'Odrzuć',
  },
};

export type NoticeMessages = typeof pl;
