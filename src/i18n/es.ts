import type { Messages } from './pl';
import { importParts, numberIn, plural } from './plural';

const number = numberIn('es');
/** "1 tarea añadida", "2 tareas añadidas", "1.000.000 de tareas añadidas". */
const tasksThat = (one: string, other: string) =>
  plural('es', { one: `tarea ${one}`, many: `de tareas ${other}`, other: `tareas ${other}` });
const replacedTasks = tasksThat('reemplazada', 'reemplazadas');
const restoredTasks = tasksThat('restaurada', 'restauradas');
const tasks = plural('es', { one: 'tarea', many: 'de tareas', other: 'tareas' });
const notices = plural('es', { one: 'aviso', many: 'de avisos', other: 'avisos' });

const file = (name: string | null) => (name === null ? 'Este archivo' : `El archivo «${name}»`);

/** A single task by its text, several by their number. */
const did = (one: string, other: string) => {
  const several = tasksThat(one, other);
  return (count: number, content: string) =>
    count === 1 ? `Tarea ${one}: «${content}»` : several(count);
};

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
    required: 'Primero escribe una tarea.',
    examples: 'Obtener tareas de ejemplo',
    examplesShort: 'Tareas de\u00a0ejemplo',
    loading: 'Cargando...',
    examplesFailed: 'Algo ha salido mal, inténtalo más tarde ⌚',
  },
  search: {
    heading: 'Búsqueda',
    field: 'Filtrar tareas',
    placeholder: 'Busca una tarea',
    clear: 'Borrar la búsqueda',
    clearField: 'Vaciar el campo de búsqueda',
    found: (found, count) => `Encontradas: ${number(found)}\u00a0de\u00a0${number(count)}`,
    nothing: (term) => `Ninguna tarea coincide con «${term}»`,
  },
  list: {
    heading: 'Lista de tareas',
    named: (count) => `Lista de tareas: ${tasks(count)}`,
    finishAll: 'Terminar todas',
    hideDone: 'Ocultar terminadas',
    showDone: 'Mostrar terminadas',
    removeAll: 'Eliminar todas',
    empty: 'Ahora mismo no tienes ninguna tarea en la lista',
    emptyHint: 'Añade la primera u obtén las tareas de ejemplo.',
    openBackup: 'Abrir una copia',
    openFile: (name: string) => `Abrir ${name}`,
    allHidden: 'Has ocultado las tareas terminadas: pulsa «Mostrar terminadas»',
    end: 'No tienes más tareas',
    progress: (done, count) => `Terminadas: ${number(done)}\u00a0de\u00a0${number(count)}`,
  },
  row: {
    edit: (content) => `Editar: ${content}`,
    editUnsaved: (content) => `Editar: ${content} (texto sin guardar)`,
    cancel: (content) => `Cancelar: ${content}`,
    field: 'Contenido de la tarea',
    ok: 'OK',
    moveUp: (content) => `Mover hacia arriba: ${content}`,
    moveDown: (content) => `Mover hacia abajo: ${content}`,
    moved: (position, count) => `Movida a la posición ${number(position)} de ${number(count)}`,
    stays: (position, count) => `Sigue en la posición ${number(position)} de ${number(count)}`,
    remove: (content) => `Eliminar: ${content}`,
  },
  dialog: {
    remove: {
      one: '¿Seguro que quieres eliminar la tarea?',
      done: '¿Seguro que quieres eliminar las tareas terminadas?',
      all: '¿Seguro que quieres eliminar todas las tareas?',
    },
    more: (count) => `y ${number(count)} más`,
    removeMany(count, hidden) {
      if (count === 1) return `Se eliminará 1 tarea${hidden === 1 ? ' oculta' : ''}.`;
      if (hidden === count) return `Se eliminarán ${tasks(count)}, todas ocultas.`;
      const which = hidden === 1 ? 'oculta' : 'ocultas';
      const including = hidden > 0 ? `, ${number(hidden)} de ellas ${which}` : '';
      return `Se eliminarán ${tasks(count)}${including}.`;
    },
    yes: 'Sí',
    no: 'No',
    close: 'Cerrar',
  },
  drop: 'Suelta el archivo para importar sus tareas',
  files: {
    export: 'Exportar',
    import: 'Importar',
    history: 'Historial',
    removeDone: 'Eliminar terminadas',
    uncheckAll: 'Desmarcar todas',
    shortcuts: 'Atajos de teclado',
  },
  export: {
    json: 'Copia de seguridad (JSON)',
    markdown: 'Markdown',
    todoTxt: 'todo.txt',
    copy: 'Copiar como Markdown',
    send: 'Enviar a otro dispositivo',
    keepBackupFile: 'Guardar una copia en un archivo',
    stopBackupFile: 'Dejar de guardar la copia',
  },
  send: {
    code: 'Código QR',
    link: 'Enlace',
    copy: 'Copiar enlace',
    share: 'Compartir',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar el enlace',
    notShared: 'No se ha podido compartir el enlace',
    what: '¿Qué quieres enviar?',
    all: (count) => `Todas: ${tasks(count)}`,
    found: (count) =>
      count === 1 ? 'Solo la encontrada' : `Solo las ${number(count)} encontradas`,
    shown: (count) => (count === 1 ? 'Solo la visible' : `Solo las ${number(count)} visibles`),
    scan: 'Escanea el código con el otro dispositivo o abre allí el enlace.',
    noCode:
      'La lista es demasiado larga para un código QR. Abre el enlace en el otro dispositivo y, si llega cortado, envía la copia de seguridad.',
    noLink:
      'La lista es demasiado larga para un enlace. Envía la copia de seguridad e impórtala en el otro dispositivo.',
    privacy: 'La lista va en el propio enlace: cualquiera que lo tenga puede leerla.',
  },
  receivedList: {
    question: (count) => `¿Añadir ${tasks(count)}?`,
    fromLink: 'De un enlace.',
    fromFile: (name) => `Del archivo «${name}».`,
    updates: (count) => `Cambios en tareas que ya tienes: ${number(count)}.`,
  },
  /** The line about the backup file. */
  backupFile: {
    written: (name: string, time: string) => `Copia en ${name}. Último\u00a0guardado: ${time}`,
    permission: 'El navegador vuelve a pedir tu permiso.',
    gone: 'No se encuentra el archivo.',
    full: 'No queda espacio en el disco.',
    foreign: 'Otro programa ha modificado el archivo, así que se deja como está.',
    conflict: 'El archivo contiene tareas distintas a las de la lista, así que se deja como está.',
    failed: 'No se ha podido guardar la copia.',
    allow: 'Volver a permitir',
    choose: 'Elegir otro archivo',
  },
  shortcuts: {
    add: 'Añadir la tarea escrita',
    addTop: 'Añadirla al principio de la lista',
    paste: 'Pegar varias líneas como varias tareas',
    undo: 'Deshacer un cambio (fuera del texto que escribes)',
    redo: 'Rehacer un cambio',
    search: 'Ir a la búsqueda',
    toList: 'Ir a la lista (con el campo vacío)',
    toFound: 'Ir de la búsqueda a la primera tarea encontrada',
    toField: 'Volver de la primera tarea al campo de arriba',
    walk: 'Tarea anterior o siguiente',
    ends: 'Primera o última tarea',
    neighbours: 'Tarea anterior o siguiente en la página de detalles',
    tick: 'Marcar una tarea como terminada o no terminada',
    edit: 'Editar una tarea',
    remove: 'Eliminar una tarea',
    move: 'Mover una tarea hacia arriba o hacia abajo',
    moveFar: 'Mover una tarea al principio o al final',
    save: 'Guardar la tarea en edición',
    newLine: 'Nueva línea (al editar)',
    cancel: 'Cerrar sin guardar',
    help: 'Mostrar estos atajos',
    or: 'o',
    keys: { home: 'Inicio', end: 'Fin', delete: 'Supr', space: 'Espacio' },
    undoLasts:
      'También puedes deshacer y rehacer después de recargar la página o reiniciar el navegador. Para ello, los últimos 100 cambios, con las tareas eliminadas, se guardan en este dispositivo durante 7 días.',
  },
  task: {
    completed: (done) => `Terminada: ${done ? 'Sí' : 'No'}`,
    unknown: 'Lo sentimos, no se ha encontrado la tarea',
    unknownHint: 'Puede que se haya eliminado o que la dirección esté incompleta.',
    back: 'Volver a la lista de tareas',
    previous: 'Tarea anterior',
    next: 'Tarea siguiente',
    backShort: 'Volver',
    previousShort: 'Anterior',
    nextShort: 'Siguiente',
    place: (place, count) => `${number(place)}\u00a0de\u00a0${number(count)}`,
    edit: 'Editar',
    cancel: 'Cancelar',
    remove: 'Eliminar',
    links: 'Enlaces de esta tarea',
  },
  author: {
    about: (name) => `${name} crea y mantiene esta aplicación.`,
    why: 'Nació de la idea de que una lista de tareas debe ser sencilla y rápida, y pertenecer solo a quien la usa.',
    contact:
      '¿Tienes una pregunta, un comentario o una idea? El correo electrónico y los perfiles están al final de la página.',
  },
  info: {
    what: 'Esta es una lista de tareas que funciona por completo en tu navegador. Añade tareas, cambia su contenido, márcalas como terminadas, ocúltalas o elimínalas, y usa la búsqueda para encontrar la que necesitas.',
    privacy:
      'No necesitas una cuenta. Las tareas, el tema y el idioma se guardan en este navegador y solo salen de este dispositivo cuando tú los envías.',
    where:
      'Tus tareas están en este navegador. Se pierden al borrar sus datos y, en Safari, también tras siete días sin visitas si la aplicación no está instalada.',
    earlier: 'La versión anterior, escrita en JavaScript puro, sigue disponible:',
    earlierLink: 'Ver la versión anterior',
  },
  notFound: {
    title: 'Error 404: página no encontrada',
    text: 'La página que buscas no existe.',
    back: 'Volver a la página principal',
  },
  footer: {
    code: 'Repositorios de código',
    network: 'Perfil profesional',
  },
  notification: {
    undo: 'Deshacer',
    show: 'Mostrar',
    added: 'Tarea añadida',
    addedAgain: 'Tarea añadida. Ya había una igual en la lista.',
    edited: 'Tarea modificada',
    done: (name) => `Terminada: «${name}»`,
    restored: restoredTasks,
    discarded: { former: 'Lista anterior descartada', unreadable: 'Texto guardado descartado' },
    addedAll: tasksThat('añadida', 'añadidas'),
    removed: (name) => `Eliminada: «${name}»`,
    removedAll: tasksThat('eliminada', 'eliminadas'),
    finished: tasksThat('terminada', 'terminadas'),
    unchecked: tasksThat('desmarcada', 'desmarcadas'),
    examples: (replaced) =>
      replaced === 0
        ? 'Tareas de ejemplo cargadas'
        : `Tareas de ejemplo cargadas, ${replacedTasks(replaced)}`,
    importing: (percent) => `Importando: ${percent}\u00a0%`,
    imported: (added, updated, known, skipped) =>
      `Importación: ${importParts(
        [added, (count) => `añadidas ${number(count)}`],
        [updated, (count) => `actualizadas ${number(count)}`],
        [known, (count) => `ya en tu lista ${number(count)}`],
        [skipped, (count) => `omitidas ${number(count)}`],
      )}`,
    nothingNew: (count) =>
      count === 1
        ? 'Nada nuevo: la tarea ya está en tu lista'
        : `Nada nuevo: las ${tasks(count)} ya están en tu lista`,
    addLeftOut: (count) => `Añadir de todos modos (${number(count)})`,
    removeRepeated: (count) => `Quitar repetidas (${number(count)})`,
    refused: {
      empty: (name) => `${file(name)} está vacío.`,
      noTasks: (name) => `${file(name)} no contiene tareas.`,
      cutOff: (name) => `${file(name)} está cortado o dañado.`,
      notText: (name) => `${file(name)} no es un archivo de texto.`,
      encoding: (name) =>
        `${file(name)} no está guardado en UTF-8. Guárdalo de nuevo como texto UTF-8.`,
      foreign: (name) =>
        `${file(name)} tiene el formato de otro programa, que esta aplicación no lee.`,
      webPage: (name) => `${file(name)} es una página web, no una lista de tareas.`,
      unreadable: (name) => `${file(name)} no se ha podido leer.`,
    },
    moreRefused: (count) => `Y ${number(count)} más.`,
    unchanged: 'Tu lista no ha cambiado.',
    link: {
      damaged: 'Este enlace está cortado o dañado. Tu lista no ha cambiado.',
      newer:
        'Este enlace se creó con una versión más reciente de la aplicación. Recarga la página y vuelve a abrirlo.',
      tooBig:
        'La lista de este enlace es demasiado larga: puede tener como máximo 5 millones de caracteres y 100.000 tareas. Tu lista no ha cambiado.',
      empty: 'No hay tareas en este enlace. Tu lista no ha cambiado.',
      known: 'Todas las tareas de este enlace ya están en tu lista.',
    },
    copied: 'Lista copiada',
    notCopied: 'No se ha podido copiar la lista',
    backupFileStarted: 'Se guarda una copia de la lista en el archivo',
    backupFileStopped: 'Ya no se guarda la copia; el archivo sigue en su sitio',
    found: tasksThat('encontrada', 'encontradas'),
    undone: 'Cambio deshecho',
    redone: 'Cambio rehecho',
    savedAgain: 'Tus tareas vuelven a guardarse',
  },
  history: {
    added: did('añadida', 'añadidas'),
    removed: did('eliminada', 'eliminadas'),
    removedDone: (count) =>
      `${count === 1 ? 'Eliminada' : 'Eliminadas'}: ${tasksThat('terminada', 'terminadas')(count)}`,
    finished: did('terminada', 'terminadas'),
    unchecked: did('desmarcada', 'desmarcadas'),
    edited: did('modificada', 'modificadas'),
    moved: did('movida', 'movidas'),
    changed: did('modificada', 'modificadas'),
    imported: did('importada', 'importadas'),
    restored: (count, content) => (count === 1 ? `Restaurada: «${content}»` : restoredTasks(count)),
    undid: (change) => `Deshecho: ${change}`,
    undo: (change) => `Deshacer: ${change}`,
    undone: 'Deshecho',
    changedSince: 'Modificada después',
    empty: 'Todavía no hay cambios.',
    kept: 'Hasta 100 cambios de los últimos 7 días, solo en este dispositivo.',
  },
  notices: {
    title: 'Avisos',
    fragile:
      'El navegador no ofrece un almacenamiento duradero. Si falla, los últimos cambios pueden perderse.',
    unloaded:
      'No se ha podido cargar una parte de la aplicación. Si el navegador falla, los últimos cambios pueden perderse.',
    unsaved: 'Tus tareas no se están guardando. Desaparecerán cuando cierres esta página.',
    outdated:
      'Hay una versión más reciente de la aplicación abierta en otra pestaña. Los cambios hechos aquí no se guardan.',
    nothingSaved:
      'Tus tareas, el tema y el idioma no se están guardando. Desaparecerán cuando cierres esta página.',
    onlyTasksSaved:
      'Tus tareas se están guardando. Solo el tema y el idioma no se han podido guardar en este navegador.',
    settingsUnsaved: 'El tema y el idioma no se están guardando en este navegador.',
    unreadable: 'No se ha podido leer una parte de tu lista guardada.',
    former: (count) => `Se ha encontrado una lista anterior (${tasks(count)}).`,
    orphan: (text) => `La tarea en edición se ha eliminado en otra pestaña. Tu texto: ${text}`,
    languageFailed: 'No se ha podido cargar este idioma.',
    downloadText: 'Descargar el texto guardado',
    restore: 'Restaurar',
    more: (count) => `${notices(count)} más`,
    newVersion: 'Hay una versión nueva de la aplicación.',
    reload: 'Recargar',
    later: 'Más tarde',
    discard: 'Descartar',
    backupReminder: {
      cleared:
        'Tus tareas están solo en este navegador. Desaparecerán si borras sus datos. Con una copia podrás recuperarlas.',
      unvisited:
        'Este navegador puede borrar tus tareas tras siete días sin visitas. Con una copia podrás recuperarlas.',
      save: 'Guardar una copia',
      notNow: 'Ahora no',
    },
  },
  failure: {
    chunkTitle: 'No se ha podido cargar esta parte de la aplicación',
    crashTitle: 'Algo ha fallado',
    crashText:
      'El error es nuestro, no tuyo. No se ha eliminado nada. Inténtalo de nuevo, recarga la página o descarga tus tareas para mayor seguridad.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
    download: 'Descargar tareas',
  },
};
