import { numberIn, plural } from '../plural';
import type { NoticeMessages } from './pl';

const number = numberIn('es');
/** "1 tarea añadida", "2 tareas añadidas", "1.000.000 de tareas añadidas". */
const tasksThat = (one: string, other: string) =>
  plural('es', { one: `tarea ${one}`, many: `de tareas ${other}`, other: `tareas ${other}` });
const tasks = plural('es', { one: 'tarea', many: 'de tareas', other: 'tareas' });

export const es: NoticeMessages = {
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
};
