import type { KeyPress } from './read-shortcut'

const FIELDS =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const CONTROLS_OF_SPACE = 'button, a[href], summary, input, [role="button"], [role="menuitem"]'
const CONTROLS_OF_ARROWS = 'input, [role="menu"], [role="radiogroup"], [role="tablist"], [role="listbox"]'

export function describeKeyPress(event: KeyboardEvent): KeyPress {
  const target = event.target instanceof Element ? event.target : null
  return {
    key: event.key,
    hasModifier: event.metaKey || event.ctrlKey || event.altKey || event.shiftKey,
    isInField: target?.closest(FIELDS) != null,
    isOnControl: target?.closest(event.key === ' ' ? CONTROLS_OF_SPACE : CONTROLS_OF_ARROWS) != null,
    isInDialog: target?.closest('dialog, [role="dialog"], [role="alertdialog"]') != null,
  }
}
