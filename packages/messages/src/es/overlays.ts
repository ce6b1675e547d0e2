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

  keyName_Alt: 'Alt',
  keyName_ArrowDown: 'Flecha abajo',
  keyName_ArrowLeft: 'Flecha izquierda',
  keyName_ArrowRight: 'Flecha derecha',
  keyName_ArrowUp: 'Flecha arriba',
  keyName_Backspace: 'Retroceso',
  keyName_Command: 'Comando',
  keyName_Control: 'Ctrl',
  keyName_Delete: 'Supr',
  keyName_End: 'Fin',
  keyName_Enter: 'Intro',
  keyName_Escape: 'Esc',
  keyName_Home: 'Inicio',
  keyName_Option: 'Opción',
  keyName_PageDown: 'Av. pág.',
  keyName_PageUp: 'Re. pág.',
  keyName_Shift: 'Mayús',
  keyName_Space: 'Espacio',
  keyName_Tab: 'Tab',

  tourPosition: '{step} de {total}',
  tourSkip: 'Saltar el recorrido',

  unsavedChangesTitle: '¿Guardar los cambios?',
  unsavedChangesLead: 'Lo que has cambiado aquí todavía no está guardado.',
  unsavedChangesList: 'Todavía sin guardar:',
  unsavedChangesKeep: 'Seguir editando',
} satisfies Shape<typeof en>
