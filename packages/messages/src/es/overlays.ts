import type { overlays as en } from '../en/overlays'
import type { Shape } from '../message'

export const overlays = {
  confirmAvailableIn: {
    one: 'Disponible en {count} segundo',
    many: 'Disponible en {count} de segundos',
    other: 'Disponible en {count} segundos',
  },

  historyWarningTitle: '¿Borrar el historial de cambios?',
  historyWarningLead: {
    one: 'Esto borra tu último paso del historial.',
    many: 'Esto borra tus últimos {count} de pasos del historial.',
    other: 'Esto borra tus últimos {count} pasos del historial.',
  },
  historyWarningConfirm: 'Borrar y continuar',

  shortcutsTitle: 'Atajos de teclado',
  shortcutsSearch: 'Buscar atajos',
  shortcutsFound: { one: '{count} atajo', many: '{count} de atajos', other: '{count} atajos' },
  shortcutsNone: 'Ningún atajo coincide con «{query}».',
  shortcutsOr: 'o',

  tourPosition: '{step} de {total}',
  tourSkip: 'Saltar el recorrido',

  unsavedChangesTitle: '¿Guardar los cambios?',
  unsavedChangesLead: 'Tus cambios aquí todavía no están guardados.',
  unsavedChangesList: 'Todavía sin guardar:',
  unsavedChangesKeep: 'Seguir editando',
} satisfies Shape<typeof en>
