import type { Messages } from './pl';
import { numberIn } from './plural';

const number = numberIn('es');

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
    remove: (content) => `Eliminar: ${content}`,
    moved: (position, count) => `Movida a la posición ${number(position)} de ${number(count)}`,
  },
  drop: 'Suelta el archivo para importar sus tareas',
  task: {
    unknown: 'Lo sentimos, no se ha encontrado la tarea',
    back: 'Volver a la lista de tareas',
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
  failure: {
    chunkTitle: 'No se ha podido cargar esta parte de la aplicación',
    chunkText:
      'Comprueba tu conexión a internet e inténtalo de nuevo. Tus tareas siguen en su sitio.',
    crashTitle: 'Algo se ha roto',
    crashText:
      'Es culpa nuestra, no tuya. No se ha eliminado nada. Inténtalo de nuevo, recarga la página o descarga tus tareas para mayor seguridad.',
    loading: 'Cargando…',
    retry: 'Intentar de nuevo',
    reload: 'Recargar la página',
    download: 'Descargar tareas',
  },
};
