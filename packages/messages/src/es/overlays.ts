import type { overlays as en } from '../en/overlays'
import type { Shape } from '../message'

export const overlays = {
  historyWarningTitle: '¿Borrar el historial de cambios?',
  historyWarningLead: {
    one: 'Después ya no podrás deshacer el último paso.',
    many: 'Después ya no podrás deshacer los últimos {count} de pasos.',
    other: 'Después ya no podrás deshacer los últimos {count} pasos.',
  },
  historyWarningConfirm: 'Borrar y seguir',

  shortcutsTitle: 'Atajos de teclado',
  shortcutsSearch: 'Buscar atajos',
  shortcutsFound: { one: '{count} atajo', many: '{count} de atajos', other: '{count} atajos' },
  shortcutsNone: 'Ningún atajo coincide con «{query}».',
  shortcutsOr: 'o',

  tourPosition: '{step} de {total}',
  tourSkip: 'Saltar el recorrido',

  unsavedChangesTitle: '¿Guardar los cambios?',
  unsavedChangesLead: 'Lo que has cambiado aquí todavía no está guardado.',
  unsavedChangesList: 'Todavía sin guardar:',
  unsavedChangesKeep: 'Seguir editando',
} satisfies Shape<typeof en>
