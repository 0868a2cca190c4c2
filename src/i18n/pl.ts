import { importParts, numberIn, plural } from './plural';

const number = numberIn('pl');
const hiddenOnes = plural('pl', { one: 'ukryte', few: 'ukryte', other: 'ukrytych' });
const tasks = plural('pl', { one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' });
const notices = plural('pl', {
  one: 'powiadomienie',
  few: 'powiadomienia',
  many: 'powiadomień',
  other: 'powiadomienia',
});

/** Null if there was only one file. */
type FileName = string | null;

const file = (name: FileName) => (name === null ? 'Ten plik' : `Plik „${name}”`);

/** A single task by its text, several by their number. */
const taskOrCount = (count: number, content: string) =>
  count === 1 ? `„${content}”` : tasks(count);
const doneTasks = plural('pl', {
  one: 'ukończone zadanie',
  few: 'ukończone zadania',
  many: 'ukończonych zadań',
  other: 'ukończonego zadania',
});

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
    required: 'Najpierw wpisz zadanie.',
    examples: 'Pobierz przykładowe zadania',
    /** For a phone. Part of the full name, so that voice control accepts what is on the screen. */
    examplesShort: 'Przykładowe zadania',
    loading: 'Ładowanie...',
    examplesFailed: 'Coś poszło nie tak, spróbuj później ⌚',
  },
  search: {
    heading: 'Wyszukiwarka',
    field: 'Filtruj zadania',
    placeholder: 'Znajdź zadanie',
    clear: 'Wyczyść wyszukiwanie',
    /** The icon in the field. */
    clearField: 'Wyczyść pole wyszukiwania',
    found: (found: number, count: number) =>
      `Znaleziono ${number(found)}\u00a0z\u00a0${number(count)}`,
    nothing: (term: string) => `Nic nie pasuje do „${term}”`,
  },
  list: {
    heading: 'Lista zadań',
    /** The name of a long list, only a part of which is in the page. */
    named: (count: number) => `Lista zadań: ${tasks(count)}`,
    finishAll: 'Ukończ wszystkie',
    hideDone: 'Ukryj ukończone',
    showDone: 'Pokaż ukończone',
    removeAll: 'Usuń wszystkie',
    empty: 'Nie masz obecnie żadnych zadań na liście',
    emptyHint: 'Dodaj pierwsze zadanie albo pobierz przykładowe.',
    openBackup: 'Otwórz kopię zapasową',
    openFile: (name: string) => `Otwórz ${name}`,
    allHidden: 'Ukończone zadania są ukryte – kliknij „Pokaż ukończone”',
    end: 'Nie ma więcej zadań',
    progress: (done: number, count: number) =>
      `Ukończono ${number(done)}\u00a0z\u00a0${number(count)}`,
  },
  row: {
    edit: (content: string) => `Edytuj: ${content}`,
    editUnsaved: (content: string) => `Edytuj: ${content} (niezapisany tekst)`,
    cancel: (content: string) => `Anuluj: ${content}`,
    field: 'Treść zadania',
    ok: 'OK',
    moveUp: (content: string) => `Przesuń wyżej: ${content}`,
    moveDown: (content: string) => `Przesuń niżej: ${content}`,
    moved: (position: number, count: number) =>
      `Przesunięto na pozycję ${number(position)} z\u00a0${number(count)}`,
    stays: (position: number, count: number) =>
      `Nadal na pozycji ${number(position)} z\u00a0${number(count)}`,
    remove: (content: string) => `Usuń: ${content}`,
  },
  dialog: {
    remove: {
      one: 'Czy na pewno chcesz usunąć zadanie?',
      done: 'Czy na pewno chcesz usunąć ukończone zadania?',
      all: 'Czy na pewno chcesz usunąć wszystkie zadania?',
    },
    /** Follows the first of the tasks in a dialog. */
    more: (count: number) => `i\u00a0jeszcze ${number(count)}`,
    removeMany: (count: number, hidden: number) => {
      if (count === 1 && hidden === 1) return 'Usuniesz 1 ukryte zadanie.';
      if (hidden === count) return `Usuniesz ${tasks(count)}, wszystkie ukryte.`;
      const including = hidden > 0 ? `, w\u00a0tym ${hiddenOnes(hidden)}` : '';
      return `Usuniesz ${tasks(count)}${including}.`;
    },
    yes: 'Tak',
    no: 'Nie',
    close: 'Zamknij',
  },
  drop: 'Upuść plik, aby zaimportować zadania',
  files: {
    export: 'Eksportuj',
    import: 'Importuj',
    history: 'Historia zmian',
    removeDone: 'Usuń ukończone',
    uncheckAll: 'Odznacz wszystkie',
    shortcuts: 'Skróty klawiszowe',
  },
  export: {
    json: 'Kopia zapasowa (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Kopiuj jako Markdown',
    send: 'Wyślij na inne urządzenie',
    keepBackupFile: 'Zachowuj kopię w\u00a0pliku',
    stopBackupFile: 'Nie zachowuj kopii',
  },
  /** Sending a list to another device. */
  send: {
    code: 'Kod QR',
    link: 'Link',
    copy: 'Kopiuj link',
    share: 'Udostępnij',
    copied: 'Skopiowano link',
    notCopied: 'Nie udało się skopiować linku',
    notShared: 'Nie udało się udostępnić linku',
    what: 'Co wysłać?',
    all: (count: number) => `Wszystkie: ${tasks(count)}`,
    found: (count: number) => `Tylko znalezione (${number(count)})`,
    shown: (count: number) => `Tylko widoczne (${number(count)})`,
    scan: 'Zeskanuj kod drugim urządzeniem albo otwórz link na nim.',
    noCode:
      'Lista jest za długa na kod QR. Otwórz link na drugim urządzeniu, a\u00a0jeśli dotrze ucięty, prześlij kopię zapasową.',
    noLink:
      'Lista jest za długa na link. Prześlij kopię zapasową i\u00a0zaimportuj ją na drugim urządzeniu.',
    privacy: 'Lista jest w\u00a0samym linku: każdy, kto go ma, może ją przeczytać.',
  },
  /** Receiving a list through a link. */
  receivedList: {
    question: (count: number) => `Dodać ${tasks(count)}?`,
    fromLink: 'Z\u00a0linku.',
    fromFile: (name: string) => `Z\u00a0pliku „${name}”.`,
    updates: (count: number) => `Zmiany w\u00a0zadaniach, które już masz: ${number(count)}.`,
  },
  /** The line about the backup file. */
  backupFile: {
    written: (name: string, time: string) =>
      `Kopia w\u00a0pliku ${name}. Ostatni\u00a0zapis: ${time}`,
    permission: 'Przeglądarka znów wymaga zgody na zapis.',
    gone: 'Nie znaleziono pliku.',
    full: 'Na dysku brakuje miejsca.',
    foreign: 'Plik zmienił inny program, dlatego pozostaje nietknięty.',
    conflict: 'Plik zawiera inne zadania niż lista, dlatego pozostaje nietknięty.',
    failed: 'Nie udało się zapisać kopii.',
    allow: 'Zezwól ponownie',
    choose: 'Wybierz inny plik',
  },
  shortcuts: {
    add: 'Dodaj wpisane zadanie',
    addTop: 'Dodaj je na początku listy',
    paste: 'Wklej kilka wierszy jako kilka zadań',
    undo: 'Cofnij zmianę (poza wpisywanym tekstem)',
    redo: 'Ponów zmianę',
    search: 'Przejdź do wyszukiwarki',
    toList: 'Przejdź do listy (gdy pole jest puste)',
    toFound: 'Przejdź z\u00a0wyszukiwarki do pierwszego znalezionego zadania',
    toField: 'Wróć z\u00a0pierwszego zadania do pola nad listą',
    walk: 'Poprzednie lub następne zadanie',
    ends: 'Pierwsze lub ostatnie zadanie',
    neighbours: 'Poprzednie lub następne zadanie na stronie szczegółów',
    tick: 'Oznacz zadanie jako ukończone lub nieukończone',
    edit: 'Edytuj zadanie',
    remove: 'Usuń zadanie',
    move: 'Przesuń zadanie wyżej lub niżej',
    moveFar: 'Przesuń zadanie na początek lub na koniec',
    save: 'Zapisz edytowane zadanie',
    newLine: 'Nowy wiersz w\u00a0edytowanym zadaniu',
    cancel: 'Zamknij bez zapisywania',
    help: 'Pokaż te skróty',
    /** Between alternative shortcuts. */
    or: 'lub',
    /** Keys as keyboards label them. */
    keys: { home: 'Home', end: 'End', delete: 'Delete', space: 'Spacja' },
    /** How long removed tasks stay on the device, which a visitor has a right to know. */
    undoLasts:
      'Zmiany można cofać i\u00a0ponawiać także po odświeżeniu strony lub ponownym uruchomieniu przeglądarki. Dlatego ostatnie 100 zmian, razem z\u00a0usuniętymi zadaniami, pozostaje na tym urządzeniu przez 7\u00a0dni.',
  },
  task: {
    completed: (done: boolean) => `Ukończono: ${done ? 'Tak' : 'Nie'}`,
    unknown: 'Niestety, nie znaleziono zadania',
    unknownHint: 'Mogło zostać usunięte albo adres jest niepełny.',
    back: 'Wróć do listy zadań',
    previous: 'Poprzednie zadanie',
    next: 'Następne zadanie',
    /** Parts of the names above, for a phone. */
    backShort: 'Wróć',
    previousShort: 'Poprzednie',
    nextShort: 'Następne',
    /** Between the links to its neighbours. */
    place: (place: number, count: number) => `${number(place)}\u00a0z\u00a0${number(count)}`,
    edit: 'Edytuj',
    cancel: 'Anuluj',
    remove: 'Usuń',
    /** The label of the list of web addresses in the text. */
    links: 'Linki w\u00a0zadaniu',
  },
  author: {
    about: (name: string) => `Tę aplikację tworzy i\u00a0rozwija ${name}.`,
    why: 'Powstała z\u00a0przekonania, że lista zadań powinna być prosta i\u00a0szybka oraz należeć wyłącznie do osoby, która z\u00a0niej korzysta.',
    contact:
      'Masz pytanie, uwagę albo pomysł? Adres e-mail i\u00a0profile znajdziesz na dole strony.',
  },
  info: {
    what: 'To lista zadań, która w\u00a0całości działa w\u00a0Twojej przeglądarce. Dodasz tu zadania, poprawisz ich treść, oznaczysz je jako ukończone, ukryjesz albo usuniesz, a\u00a0wyszukiwarka pomoże znaleźć to właściwe.',
    privacy:
      'Nie potrzebujesz konta. Zadania, motyw i\u00a0język są zapisywane w\u00a0tej przeglądarce i\u00a0opuszczają to urządzenie tylko wtedy, gdy je wyślesz.',
    where:
      'Zadania są zapisane w\u00a0tej przeglądarce. Znikną, gdy wyczyścisz jej dane, a\u00a0w\u00a0Safari znikną też po siedmiu dniach bez odwiedzin, chyba że zainstalujesz aplikację.',
    earlier: 'Wcześniejsza wersja, napisana w\u00a0czystym JavaScripcie, nadal jest dostępna:',
    earlierLink: 'Zobacz wcześniejszą wersję',
  },
  notFound: {
    title: 'Błąd 404 – nie znaleziono strony',
    text: 'Strona, której szukasz, nie istnieje.',
    back: 'Wróć na stronę główną',
  },
  footer: {
    code: 'Repozytoria',
    network: 'Profil zawodowy',
  },
  /** Notifications of changes. */
  notification: {
    undo: 'Cofnij',
    show: 'Pokaż',
    added: 'Dodano zadanie',
    addedAgain: 'Dodano zadanie. Takie samo jest już na liście.',
    edited: 'Zmieniono zadanie',
    done: (name: string) => `Ukończono „${name}”`,
    restored: (count: number) => `Przywrócono ${tasks(count)}`,
    discarded: { former: 'Odrzucono wcześniejszą listę', unreadable: 'Odrzucono zapisany tekst' },
    addedAll: (count: number) => `Dodano ${tasks(count)}`,
    removed: (name: string) => `Usunięto „${name}”`,
    removedAll: (count: number) => `Usunięto ${tasks(count)}`,
    finished: (count: number) => `Ukończono ${tasks(count)}`,
    unchecked: (count: number) => `Odznaczono ${tasks(count)}`,
    examples: (replaced: number) =>
      replaced === 0
        ? 'Wczytano przykładowe zadania'
        : `Wczytano przykładowe zadania, zastąpiono ${tasks(replaced)}`,
    importing: (percent: number) => `Importowanie: ${percent}%`,
    imported: (added: number, updated: number, known: number, skipped: number) =>
      `Import: ${importParts(
        [added, (count) => `dodano ${number(count)}`],
        [updated, (count) => `zmieniono ${number(count)}`],
        [known, (count) => `${number(count)} już na liście`],
        [skipped, (count) => `pominięto ${number(count)}`],
      )}`,
    nothingNew: (count: number) =>
      count === 1
        ? 'Nic nowego: to zadanie jest już na liście'
        : `Nic nowego: wszystkie zadania (${number(count)}) są już na liście`,
    addLeftOut: (count: number) => `Dodaj mimo to (${number(count)})`,
    removeRepeated: (count: number) => `Usuń powtórzone (${number(count)})`,
    refused: {
      empty: (name: FileName) => `${file(name)} jest pusty.`,
      noTasks: (name: FileName) => `${file(name)} nie zawiera zadań.`,
      cutOff: (name: FileName) => `${file(name)} jest ucięty lub uszkodzony.`,
      notText: (name: FileName) => `${file(name)} nie jest plikiem tekstowym.`,
      encoding: (name: FileName) =>
        `${file(name)} nie jest zapisany w\u00a0UTF-8. Zapisz go ponownie jako tekst UTF-8.`,
      foreign: (name: FileName) =>
        `${file(name)} ma format innego programu, którego ta aplikacja nie odczyta.`,
      webPage: (name: FileName) => `${file(name)} to strona internetowa, a\u00a0nie lista zadań.`,
      unreadable: (name: FileName) =>
        name === null
          ? 'Tego pliku nie udało się odczytać.'
          : `Pliku „${name}” nie udało się odczytać.`,
    },
    moreRefused: (count: number) => `I\u00a0jeszcze ${number(count)}.`,
    unchanged: 'Lista pozostała bez zmian.',
    link: {
      damaged: 'Ten link jest ucięty lub uszkodzony. Lista pozostała bez zmian.',
      newer:
        'Ten link utworzyła nowsza wersja aplikacji. Odśwież stronę i\u00a0otwórz go ponownie.',
      tooBig:
        'Lista w\u00a0tym linku jest za długa: może mieć najwyżej 5\u00a0milionów znaków i\u00a0100\u00a0000 zadań. Twoja lista pozostała bez zmian.',
      empty: 'W\u00a0tym linku nie ma zadań. Lista pozostała bez zmian.',
      known: 'Wszystkie zadania z\u00a0tego linku są już na Twojej liście.',
    },
    copied: 'Skopiowano listę',
    notCopied: 'Nie udało się skopiować listy',
    backupFileStarted: 'Kopia listy jest zachowywana w\u00a0pliku',
    backupFileStopped: 'Kopia nie jest już zachowywana, plik pozostał na miejscu',
    found: (count: number) => `Znaleziono ${tasks(count)}`,
    undone: 'Cofnięto zmianę',
    redone: 'Ponowiono zmianę',
    savedAgain: 'Zadania są znowu zapisywane',
  },
  history: {
    added: (count: number, content: string) => `Dodano ${taskOrCount(count, content)}`,
    removed: (count: number, content: string) => `Usunięto ${taskOrCount(count, content)}`,
    removedDone: (count: number) => `Usunięto ${doneTasks(count)}`,
    finished: (count: number, content: string) => `Ukończono ${taskOrCount(count, content)}`,
    unchecked: (count: number, content: string) => `Odznaczono ${taskOrCount(count, content)}`,
    edited: (count: number, content: string) => `Zmieniono ${taskOrCount(count, content)}`,
    moved: (count: number, content: string) => `Przesunięto ${taskOrCount(count, content)}`,
    changed: (count: number, content: string) => `Zmieniono ${taskOrCount(count, content)}`,
    imported: (count: number, content: string) => `Zaimportowano ${taskOrCount(count, content)}`,
    restored: (count: number, content: string) => `Przywrócono ${taskOrCount(count, content)}`,
    undid: (change: string) => `Cofnięto: ${change}`,
    undo: (change: string) => `Cofnij: ${change}`,
    undone: 'Cofnięto',
    changedSince: 'Zmienione później',
    empty: 'Nie ma jeszcze żadnych zmian.',
    kept: 'Do 100 zmian z\u00a0ostatnich 7 dni, tylko na tym urządzeniu.',
  },
  /** Notices that stay until the visitor responds. */
  notices: {
    title: 'Powiadomienia',
    fragile:
      'Przeglądarka nie udostępnia trwałego zapisu. Po jej awarii ostatnie zmiany mogą przepaść.',
    unloaded:
      'Nie udało się wczytać części aplikacji. Po awarii przeglądarki ostatnie zmiany mogą przepaść.',
    unsaved: 'Zadania nie są zapisywane. Znikną po zamknięciu tej strony.',
    outdated:
      'W\u00a0innej karcie działa nowsza wersja aplikacji. Zmiany z\u00a0tej karty nie są zapisywane.',
    nothingSaved: 'Zadania, motyw i\u00a0język nie są zapisywane. Znikną po zamknięciu tej strony.',
    onlyTasksSaved:
      'Zadania są zapisywane. Nie udało się zapisać tylko motywu i\u00a0języka w\u00a0tej przeglądarce.',
    settingsUnsaved: 'Motyw i\u00a0język nie są zapisywane w\u00a0tej przeglądarce.',
    unreadable: 'Części zapisanej listy nie udało się odczytać.',
    former: (count: number) => `Znaleziono wcześniejszą listę (${tasks(count)}).`,
    orphan: (text: string) => `Edytowane zadanie usunięto w\u00a0innej karcie. Twój tekst: ${text}`,
    languageFailed: 'Nie udało się wczytać tej wersji językowej.',
    downloadText: 'Pobierz zapisany tekst',
    restore: 'Przywróć',
    /** Notices that did not fit. */
    more: (count: number) => `Jeszcze ${notices(count)}`,
    newVersion: 'Dostępna jest nowa wersja aplikacji.',
    reload: 'Odśwież',
    later: 'Później',
    discard: 'Odrzuć',
    /** Names the danger to the tasks, and offers to back them up. */
    backupReminder: {
      cleared:
        'Zadania są tylko w\u00a0tej przeglądarce. Znikną, gdy wyczyścisz jej dane. Kopia pozwoli je odzyskać.',
      unvisited:
        'Ta przeglądarka może usunąć Twoje zadania po siedmiu dniach bez odwiedzin. Kopia pozwoli je odzyskać.',
      save: 'Zapisz kopię',
      notNow: 'Nie teraz',
    },
  },
  failure: {
    chunkTitle: 'Nie udało się wczytać tej części aplikacji',
    crashTitle: 'Coś się zepsuło',
    crashText:
      'To nasza wina, nie Twoja. Niczego nie usunięto. Spróbuj ponownie, odśwież stronę albo dla pewności pobierz swoje zadania.',
    retry: 'Spróbuj ponownie',
    reload: 'Odśwież stronę',
    download: 'Pobierz zadania',
  },
};

export type Messages = typeof pl;
