/** Parameter in the address of a story's frame on a page of documentation. */
export const inDocsParameter = 'in-docs'

/**
 * Keeps menus and dialogs of a frame open while another frame of the page has the focus, by hiding from them that the
 * focus left. Opening them does not scroll the page around the frame either.
 */
export function hideFocusLoss(frame: Window & typeof globalThis): void {
  let isUsed = false
  for (const type of ['pointerdown', 'mousedown', 'keydown']) {
    frame.addEventListener(
      type,
      (event) => {
        isUsed = true
        const forget = () => {
          isUsed = false
        }
        // A press moves the focus right after its listeners, or immediately if a play function dispatches it.
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
        // An element loses the focus to nothing, without a press in this window: the focus went to another window.
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
