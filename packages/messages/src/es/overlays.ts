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
    one: 'Deshacer solo funciona en lo que está abierto ahora: esto borra tu último paso. Los cambios guardados se conservan.',
    many: 'Deshacer solo funciona en lo que está abierto ahora: esto borra tus últimos {count} de pasos. Los cambios guardados se conservan.',
    other:
      'Deshacer solo funciona en lo que está abierto ahora: esto borra tus últimos {count} pasos. Los cambios guardados se conservan.',
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
