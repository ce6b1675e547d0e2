/** Says in the address of a story that it stands on a page of documentation. */
export const inDocsParameter = 'in-docs'

/**
 * On a page of documentation several stories are open at once, and one of them at most has the focus. What is open in
 * this window stays open while the focus is in another one, and opening it does not scroll the page around it.
 */
export function stayOpenUnfocused(frame: Window & typeof globalThis): void {
  let isUsed = false
  for (const type of ['pointerdown', 'mousedown', 'keydown']) {
    frame.addEventListener(
      type,
      (event) => {
        isUsed = true
        const forget = () => {
          isUsed = false
        }
        // What a press does to the focus happens before anything else: after all listeners, or in the script that plays it.
        if (event.isTrusted) frame.setTimeout(forget)
        else queueMicrotask(forget)
      },
      { capture: true },
    )
  }
  for (const type of ['blur', 'focusout'] as const) {
    frame.addEventListener(
      type,
      (event) => {
        // An element that is left for nothing, without a press in this window: the focus went to another window.
        const leavesWindow = event.target === frame || (event.relatedTarget === null && !isUsed)
        if (leavesWindow) event.stopImmediatePropagation()
      },
      { capture: true },
    )
  }
  const { prototype } = frame.HTMLElement
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(prototype, 'focus')
  prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
