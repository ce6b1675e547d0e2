/** As long as phones take for a long press. */
const longPressMs = 500
/** A finger that moves further scrolls, turns the page or selects, in CSS pixels of the finger's own size. */
const fingerPixels = 12

/**
 * Calls `open` with a page and a point of the window when a finger is held on the page, but not on a word, which has a menu,
 * or on a control. Returns a function that stops it.
 */
export function listenForPlaces(
  stage: HTMLElement,
  open: (page: HTMLElement, at: { readonly clientX: number; readonly clientY: number }) => void,
): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'> | null = null
  let isLong = false
  const forget = () => {
    clearTimeout(timer)
    from = null
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      forget()
      isLong = false
      const page = findFreePage(event.target)
      if (event.pointerType === 'mouse' || !event.isPrimary || page === null) return
      from = event
      timer = setTimeout(() => {
        isLong = true
        open(page, event)
      }, longPressMs)
    },
    options,
  )
  stage.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== from?.pointerId) return
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > fingerPixels) forget()
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, forget, options)
  const swallow = (event: Event) => {
    // The end of a long press is no tap, and its mouse events would close the editor.
    if (isLong && event.cancelable) event.preventDefault()
  }
  stage.addEventListener('touchend', swallow, { ...options, passive: false })
  stage.addEventListener('contextmenu', swallow, options)
  return () => {
    forget()
    controller.abort()
  }
}

function findFreePage(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-word], button, a, input') !== null) return null
  return target.closest<HTMLElement>('[data-spread="shown"] [data-page]')
}
