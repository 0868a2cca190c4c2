import { tasks, type Language, type Task } from '../storedData';

interface Samples {
  readonly few: readonly Task[];
  /** Open, done, long, of several lines, and blank. */
  readonly mixed: readonly Task[];
  /** Matches tasks of `mixed` in other cases and accents. */
  readonly term: string;
}

export const SAMPLES: Record<Language, Samples> = {
  PL: {
    few: tasks('x Podlać kwiaty', 'Napisać do babci', 'Oddać książki do biblioteki'),
    mixed: tasks(
      'x Podlać kwiaty',
      'Kupić na sobotę:\nmąkę, żółty ser i śliwki\nświeczki na tort dla Łucji',
      'Zadzwonić do spółdzielni w sprawie cieknącego kranu, zapytać o termin przeglądu instalacji gazowej i poprosić o przesłanie protokołu',
      'Przedłużyć książki: https://przyklad.example.com/biblioteka/konto/wypozyczenia/przedluz?karta=1234567890123456789&termin=najblizszy',
      '',
      'x ŚWIECZKI zapalić o ósmej',
    ),
    term: 'świecz',
  },
  EN: {
    few: tasks('x Water the plants', 'Write to Grandma', 'Return the library books'),
    mixed: tasks(
      'x Water the plants',
      'Buy for Saturday:\nflour, yellow cheese and plums\ncandles for Lucy’s cake',
      'Call the housing office about the dripping tap, ask when the gas installation will be inspected, and have the report sent over',
      'Renew the books: https://sample.example.com/library/account/loans/renew?card=1234567890123456789&until=the-next-possible-date',
      '',
      'x CANDLES are lit at eight',
    ),
    term: 'candle',
  },
  ES: {
    few: tasks('x Regar las plantas', 'Escribir a la abuela', 'Devolver los libros'),
    mixed: tasks(
      'x Regar las plantas',
      'Comprar para el sábado:\nharina, queso añejo y cigüeñas de papel\nlámparas para el cumpleaños de Begoña',
      'Llamar a la comunidad por el grifo que gotea, preguntar cuándo será la revisión de la instalación de gas y pedir que envíen el informe',
      'Renovar los libros: https://ejemplo.example.com/biblioteca/cuenta/prestamos/renovar?carne=1234567890123456789&hasta=la-proxima-fecha',
      '',
      'x LÁMPARAS encendidas a las ocho',
    ),
    term: 'lámpar',
  },
};

/** Long enough to render only the rows around the window. */
export function longList(language: Language): Task[] {
  const { mixed } = SAMPLES[language];
  return Array.from({ length: 600 }, (_, index) => {
    const { content, done } = mixed[index % mixed.length] ?? { content: '', done: false };
    return { id: String(index + 1), content: `${index + 1}. ${content}`, done };
  });
}
