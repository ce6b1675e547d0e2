import type { shortcuts as en } from '../en/shortcuts'
import type { Shape } from '../message'

export const shortcuts = {
  shortcutEverywhere: 'En todas partes',
  shortcutShowShortcuts: 'Lista de atajos',

  shortcutChapter: 'Capítulo',
  shortcutSaveChapter: 'Guardar el capítulo',
  shortcutUndo: 'Deshacer',
  shortcutRedo: 'Rehacer',
  shortcutFrames: 'Marcos seleccionados',
  shortcutMove: 'Mover',
  shortcutMoveFar: 'Mover diez píxeles',
  shortcutResize: 'Cambiar el tamaño',
  shortcutResizeFar: 'Cambiar el tamaño en diez píxeles',
  shortcutRemove: 'Eliminar',
  shortcutLetGo: 'Quitar la selección o cancelar el arrastre',
  shortcutPage: 'En la página',
  shortcutSelectNext: 'Marco siguiente en el orden de lectura',
  shortcutSelectPrevious: 'Marco anterior en el orden de lectura',
  shortcutSelectFirst: 'Primer marco',
  shortcutSelectLast: 'Último marco',
  shortcutSelectAll: 'Seleccionar todos los marcos',
  shortcutInsert: 'Con la herramienta de dibujo: añadir un marco',
  shortcutTapTime: 'Al dar tiempos: empieza la palabra siguiente',
  shortcutPlayTimes: 'Al dar tiempos: reproducir o pausar',
  shortcutNextPage: 'Página siguiente',
  shortcutPreviousPage: 'Página anterior',
  shortcutMovePage: 'Mantener pulsada al arrastrar: mover la página',
} satisfies Shape<typeof en>
