import type { Messages } from './pl';
import { numberIn, plural } from './plural';

const number = numberIn('es');
/** "1 tarea añadida", "2 tareas añadidas", "1.000.000 de tareas añadidas". */
const tasksThat = (one: string, other: string) =>
  plural('es', { one: `tarea ${one}`, many: `de tareas ${other}`, other: `tareas ${other}` });
const tasks = plural('es', { one: 'tarea', many: 'de tareas', other: 'tareas' });

export const es: Messages = {
  title: 'Lista de tareas',
  skip: 'Ir al contenido',
  noContent: '(sin contenido)',
  language: 'Idioma',
  darkTheme: 'Tema oscuro',
  nav: {
    label: 'Navegación principal',
    tasks: 'Tareas',
    author: 'Sobre el autor',
    info: 'Sobre la aplicación',
    open: 'Abrir menú',
    close: 'Cerrar menú',
  },
  add: {
    heading: 'Añadir nueva tarea',
    field: 'Nueva tarea',
    placeholder: '¿Qué hay que hacer?',
    button: 'Añadir tarea',
    examples: 'Obtener tareas de ejemplo',
    loading: 'Cargando...',
    examplesFailed: 'Algo ha salido mal, inténtalo más tarde ⌚',
  },
  search: {
    heading: 'Búsqueda',
    field: 'Filtrar tareas',
    placeholder: '¿Qué estás buscando?',
  },
  list: {
    heading: 'Lista de tareas',
    finishAll: 'Terminar todas',
    hideDone: 'Ocultar terminadas',
    showDone: 'Mostrar terminadas',
    removeAll: 'Eliminar todas',
    empty: 'Ahora mismo no tienes ninguna tarea en la lista',
    allHidden: 'Has ocultado las tareas terminadas: pulsa «Mostrar terminadas»',
    end: 'No tienes más tareas',
    progress: (done, count) =>
      `${number(done)} de ${number(count)} ${done === 1 ? 'terminada' : 'terminadas'}`,
  },
  row: {
    edit: (content) => `Editar: ${content}`,
    field: 'Contenido de la tarea',
    ok: 'OK',
    moveUp: (content) => `Subir: ${content}`,
    moveDown: (content) => `Bajar: ${content}`,
    moved: (position, count) => `Movida a la posición ${number(position)} de ${number(count)}`,
    remove: (content) => `Eliminar: ${content}`,
  },
  dialog: {
    removeOne: '¿Seguro que quieres eliminar la tarea?',
    removeAll: '¿Seguro que quieres eliminar todas las tareas?',
    yes: 'Sí',
    no: 'No',
    close: 'Cerrar',
  },
  drop: 'Suelta el archivo para importar sus tareas',
  files: {
    export: 'Exportar',
    import: 'Importar',
    shortcuts: 'Atajos de teclado',
  },
  export: {
    json: 'Copia de seguridad (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Copiar como Markdown',
  },
  shortcuts: {
    add: 'Añadir la tarea escrita',
    paste: 'Pegar varias líneas como varias tareas',
    undo: 'Deshacer un cambio (fuera de los campos de texto)',
    redo: 'Rehacer un cambio',
    move: 'Subir o bajar una tarea',
    save: 'Guardar la tarea que se edita',
    newLine: 'Nueva línea en la tarea que se edita',
    cancel: 'Cerrar sin guardar',
    or: 'o',
  },
  task: {
    completed: (done) => `Terminada: ${done ? 'Sí' : 'No'}`,
    unknown: 'Lo sentimos, no se ha encontrado la tarea',
    unknownHint: 'Puede que se haya eliminado o que la dirección esté incompleta.',
    back: 'Volver a la lista de tareas',
  },
  author: {
    about: (name) => `${name} crea y mantiene esta aplicación.`,
    why: 'Nació de la idea de que una lista de tareas debe ser sencilla, rápida y pertenecer solo a quien la usa.',
    contact:
      '¿Tienes una pregunta, un comentario o una idea? El correo electrónico y los perfiles están al pie de la página.',
  },
  info: {
    what: 'Esta es una lista de tareas que funciona por completo en tu navegador. Añade tareas, cambia su contenido, márcalas como terminadas, ocúltalas o elimínalas, y usa la búsqueda para encontrar la que necesitas.',
    privacy:
      'No necesitas una cuenta. Las tareas, el tema y el idioma se guardan solo en este dispositivo y nadie más puede verlos.',
    earlier: 'La versión anterior, escrita en JavaScript puro, sigue disponible:',
    earlierLink: 'Ver la versión anterior',
  },
  notFound: {
    title: 'Error 404: página no encontrada',
    text: 'No hay ninguna página en esta dirección.',
    back: 'Volver a la página principal',
  },
  footer: {
    code: 'Perfil de código',
    network: 'Perfil profesional',
  },
  news: {
    undo: 'Deshacer',
    added: 'Tarea añadida',
    addedAll: tasksThat('añadida', 'añadidas'),
    removed: 'Tarea eliminada',
    removedAll: tasksThat('eliminada', 'eliminadas'),
    finished: tasksThat('terminada', 'terminadas'),
    examples: 'Tareas de ejemplo cargadas',
    importing: (percent) => `Importando: ${percent}\u00a0%`,
    imported: (added, updated, skipped) =>
      `Importación. Añadidas: ${number(added)}, actualizadas: ${number(updated)}, omitidas: ${number(skipped)}`,
    unusable: 'No hay tareas en este archivo. Tu lista no ha cambiado.',
    copied: 'Lista copiada',
    notCopied: 'No se ha podido copiar la lista',
    found: tasksThat('encontrada', 'encontradas'),
    undone: 'Cambio deshecho',
    redone: 'Cambio rehecho',
    savedAgain: 'Tus tareas vuelven a guardarse',
  },
  notices: {
    fragile:
      'El navegador no ofrece un almacenamiento duradero. Si falla, los últimos cambios pueden perderse.',
    unsaved: 'Tus tareas no se están guardando. Desaparecerán cuando cierres esta página.',
    outdated:
      'Hay una versión más reciente de la aplicación abierta en otra pestaña. Los cambios hechos aquí no se guardan.',
    nothingSaved:
      'Tus tareas, el tema y el idioma no se están guardando. Desaparecerán cuando cierres esta página.',
    settingsUnsaved: 'El tema y el idioma no se están guardando en este navegador.',
    unreadable: 'No se ha podido leer una parte de tu lista guardada.',
    former: (count) => `Se ha encontrado una lista anterior (${tasks(count)}).`,
    languageFailed: 'No se ha podido cargar el idioma.',
    downloadText: 'Descargar el texto',
    restore: 'Restaurar',
    newVersion: 'Hay una versión nueva de la aplicación.',
    reload: 'Recargar',
    later: 'Más tarde',
    dismiss: 'Descartar',
  },
  failure: {
    chunkTitle: 'No se ha podido cargar esta parte de la aplicación',
    crashTitle: 'Algo se ha roto',
    crashText:
      'Es culpa nuestra, no tuya. No se ha eliminado nada. Inténtalo de nuevo, recarga la página o descarga tus tareas para mayor seguridad.',
    retry: 'Intentar de nuevo',
    reload: 'Recargar la página',
    download: 'Descargar tareas',
  },
};
