import { listenForHolds } from '../touch/listen-for-holds'

/**
 * Calls `open` with a page and a point of the window when a finger is held on the page, but not on a word, which has a menu,
 * or on a control. Returns a function that stops it.
 */
export function listenForPlaces(
  stage: HTMLElement,
  open: (page: HTMLElement, at: { readonly clientX: number; readonly clientY: number }) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const isHeld = listenForHolds(stage, { find: ({ target }) => findFreePage(target), open, signal })
  stage.addEventListener(
    'contextmenu',
    (event) => {
      if (isHeld()) event.preventDefault()
    },
    { capture: true, signal },
  )
  return () => controller.abort()
}

function findFreePage(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-word], button, a, input') !== null) return null
  return target.closest<HTMLElement>('[data-spread="shown"] [data-page]')
}
