import type { KeyPress } from './read-shortcut'

const FIELDS =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const CONTROLS_OF_SPACE =
  'button, a[href], summary, input, audio, video, [role="button"], [role="tab"], [role="treeitem"], [role="switch"]'
const OPENED = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** A popup that opened by itself while the reader turned pages. */
const UNASKED = '[data-unasked]'
const CONTROLS_OF_ARROWS = 'input, audio, video, [role="radiogroup"], [role="tablist"], [role="tree"], [role="slider"]'

export function describeKeyPress(event: KeyboardEvent): KeyPress {
  const { target } = event
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  return {
    key: event.key,
    // Most keyboards need Shift for a question mark or a plus, many for a slash.
    hasModifier: event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && !'?+/'.includes(event.key)),
    isInField: isIn(FIELDS),
    isOnControl: isIn(event.key === ' ' ? CONTROLS_OF_SPACE : CONTROLS_OF_ARROWS),
    // A modal dialog keeps the keys although nothing in it may have the focus.
    isInDialog:
      (isIn(OPENED) && !(event.key.startsWith('Arrow') && isIn(UNASKED))) ||
      document.querySelector('[aria-modal="true"], dialog:modal') !== null,
  }
}
