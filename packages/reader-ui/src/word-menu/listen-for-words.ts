import { listenForHolds } from '../touch/listen-for-holds'

const WORD = '[data-shown] [data-word]'
const STAGE = '[data-page-scroller]'

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
  let isByKey = false
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const isHeld = listenForHolds(target, { find: (event) => readWordKey(event.target), open, signal: controller.signal })
  target.addEventListener(
    'click',
    (event) => {
      // The end of a long press is no tap, which would play from the word.
      if (isHeld() && readWordKey(event.target) !== null) event.stopPropagation()
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
  return () => controller.abort()
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
