/** Marks the element that a page scrolls in. */
export const pageScrollerAttribute = 'data-page-scroller'

/** Marks the page on screen; its neighbours lie hidden in the same scroller. */
const SHOWN = '[data-shown]'

/** Kept free above and below the word, as a share of what is visible. */
const MARGIN = 0.12

/**
 * Scrolls a word into view where the page is larger than its window. Does nothing while it is in view, and for a word of
 * another page than the one on screen.
 */
export function keepInView(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>(`[${pageScrollerAttribute}]`)
  if (scroller === null || element.closest(SHOWN) === null || scroller.scrollHeight <= scroller.clientHeight + 1) return
  const view = scroller.getBoundingClientRect()
  const word = element.getBoundingClientRect()
  const margin = view.height * MARGIN
  if (word.top >= view.top + margin && word.bottom <= view.bottom - margin) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top: word.top - view.top - view.height / 3, behavior: isCalm ? 'auto' : 'smooth' })
}
