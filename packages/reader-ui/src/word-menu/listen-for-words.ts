const WORD = '[data-shown] [data-word]'
const STAGE = '[data-page-scroller]'
/** As long as phones take for a long press. */
const LONG_PRESS_MS = 500
/** A finger that moves further scrolls, turns the page or selects, in CSS pixels of the finger's own size. */
const FINGER_PIXELS = 12

/**
 * Calls `open` with the key of a word that is asked about: by long press, by right click, or by the context-menu key while the
 * page has the focus. A selected phrase keeps the menu of the browser. Returns a function that stops it.
 *
 * @param o.findKey returns the word for the context-menu key
 */
export function listenForWords(
  target: Document,
  { open, findKey }: { readonly open: (key: string) => void; readonly findKey: () => string | null },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'> | null = null
  let isLong = false
  let isByKey = false

  const forget = () => {
    clearTimeout(timer)
    from = null
  }
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  target.addEventListener(
    'pointerdown',
    (event) => {
      forget()
      isLong = false
      const key = readWordKey(event.target)
      if (event.pointerType === 'mouse' || !event.isPrimary || key === null) return
      from = event
      timer = setTimeout(() => {
        isLong = true
        open(key)
      }, LONG_PRESS_MS)
    },
    options,
  )
  target.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== from?.pointerId) return
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FINGER_PIXELS) forget()
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    target.addEventListener(
      end,
      ({ pointerId }) => {
        if (pointerId === from?.pointerId) forget()
      },
      options,
    )
  }
  target.addEventListener(
    'touchend',
    (event) => {
      // Otherwise some browsers send the events of a mouse, which take the focus out of the menu and close it.
      if (isLong && event.cancelable) event.preventDefault()
    },
    { ...options, passive: false },
  )
  target.addEventListener(
    'click',
    (event) => {
      // The end of a long press is no tap, which would play from the word.
      if (isLong && readWordKey(event.target) !== null) event.stopPropagation()
      isLong = false
    },
    options,
  )
  target.addEventListener(
    'keydown',
    (event) => {
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      const isHere = event.target instanceof Element && event.target.matches(`${STAGE}, body`)
      const key = isAsked && isHere ? findKey() : null
      isByKey = key !== null
      if (key === null) return
      event.preventDefault()
      open(key)
    },
    options,
  )
  target.addEventListener(
    'contextmenu',
    (event) => {
      const key = readWordKey(event.target)
      if (isByKey) {
        isByKey = false
        event.preventDefault()
      } else if (key !== null && !isInSelection(event.target)) {
        event.preventDefault()
        open(key)
      }
    },
    options,
  )
  return () => {
    forget()
    controller.abort()
  }
}

function readWordKey(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>(WORD)?.dataset['word'] ?? null) : null
}

/** Returns true in a selection of several words; a long press selects one. */
function isInSelection(target: EventTarget | null): boolean {
  const selection = window.getSelection()
  if (!(target instanceof Node) || selection === null || selection.isCollapsed) return false
  return /\S\s+\S/.test(selection.toString()) && selection.containsNode(target, true)
}
