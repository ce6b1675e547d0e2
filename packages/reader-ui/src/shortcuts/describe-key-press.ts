import type { KeyPress } from './read-shortcut'

const FIELDS =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const CONTROLS_OF_SPACE = 'button, a[href], summary, input, [role="button"], [role="menuitem"]'
const CONTROLS_OF_ARROWS = 'input, [role="menu"], [role="radiogroup"], [role="tablist"], [role="listbox"]'

export function describeKeyPress(event: KeyboardEvent): KeyPress {
  const { target } = event
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  return {
    key: event.key,
    // Most keyboards need Shift for a question mark.
    hasModifier: event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && event.key !== '?'),
    isInField: isIn(FIELDS),
    isOnControl: isIn(event.key === ' ' ? CONTROLS_OF_SPACE : CONTROLS_OF_ARROWS),
    isInDialog: isIn('dialog, [role="dialog"], [role="alertdialog"]'),
  }
}
