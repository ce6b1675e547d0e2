import type { pageDeletion as en } from '../en/page-deletion'
import type { Shape } from '../message'

export const pageDeletion = {
  pagesDelete: 'Eliminar la página {page}',
  pagesDeleteTitle: '¿Eliminar la página {page}?',
  pagesDeleteTitleMany: {
    one: '¿Eliminar {count} página?',
    many: '¿Eliminar {count} de páginas?',
    other: '¿Eliminar {count} páginas?',
  },
  pagesDeleteLead: {
    one: 'Su imagen, sus palabras y sus tiempos se eliminan en todos los idiomas, y se pierden sus cambios sin guardar. Puedes deshacerlo.',
    many: 'Sus imágenes, palabras y tiempos se eliminan en todos los idiomas, y se pierden sus cambios sin guardar. Puedes deshacerlo.',
    other:
      'Sus imágenes, palabras y tiempos se eliminan en todos los idiomas, y se pierden sus cambios sin guardar. Puedes deshacerlo.',
  },
  pagesDeleteConfirm: {
    one: 'Eliminar página',
    many: 'Eliminar {count} de páginas',
    other: 'Eliminar {count} páginas',
  },
  pagesDeleting: 'Eliminando páginas',
  pagesRestoring: 'Restaurando páginas',
  pagesDeleted: {
    one: '{count} página eliminada',
    many: '{count} de páginas eliminadas',
    other: '{count} páginas eliminadas',
  },
  pagesRestored: {
    one: '{count} página restaurada',
    many: '{count} de páginas restauradas',
    other: '{count} páginas restauradas',
  },
  pagesRestoreFailed: 'No se pudo restaurar la página {page}. {reason}',
  pagesSelect: 'Seleccionar páginas',
  pagesSelectDone: 'Listo',
  pagesSelectAll: 'Seleccionar todas',
  pagesSelected: {
    one: '{count} página seleccionada',
    many: '{count} de páginas seleccionadas',
    other: '{count} páginas seleccionadas',
  },
  pagesDeleteFailed: 'No se pudo eliminar la página {page}. {reason}',
} satisfies Shape<typeof en>
