import type { Language } from './language';

interface AuthorTexts {
  readonly about: (name: string) => string;
  readonly why: string;
  readonly contact: string;
}

/** Beside the screen that needs them, not in the first load. */
export const AUTHOR_TEXTS: Record<Language, AuthorTexts> = {
  PL: {
    about: (name) => `Tę aplikację tworzy i\u00a0rozwija ${name}.`,
    why: 'Powstała z\u00a0przekonania, że lista zadań powinna być prosta, szybka i\u00a0należeć wyłącznie do osoby, która z\u00a0niej korzysta.',
    contact:
      'Masz pytanie, uwagę albo pomysł? Adres e-mail i\u00a0profile znajdziesz na dole strony.',
  },
  EN: {
    about: (name) => `This application is made and maintained by ${name}.`,
    why: 'It grew out of the belief that a to-do list should be simple, fast, and belong only to the person who uses it.',
    contact:
      'Have a question, a remark or an idea? The e-mail address and profiles are at the bottom of the page.',
  },
  ES: {
    about: (name) => `${name} crea y mantiene esta aplicación.`,
    why: 'Nació de la idea de que una lista de tareas debe ser sencilla, rápida y pertenecer solo a quien la usa.',
    contact:
      '¿Tienes una pregunta, un comentario o una idea? El correo electrónico y los perfiles están al pie de la página.',
  },
};
