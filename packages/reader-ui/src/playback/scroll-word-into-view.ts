/** Marks the element that a page scrolls in. */
export const pageScrollerAttribute = 'data-page-scroller'

/** Marks the visible page; its neighbours are hidden in the same scroller. */
const SHOWN = '[data-shown]'

/** Margin kept above and below the word, as a fraction of the visible height. */
const MARGIN = 0.12

/**
 * Scrolls a word into view on a page that is larger than its viewport. Does nothing for a word in view or on a hidden page.
 */
export function scrollWordIntoView(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>(`[${pageScrollerAttribute}]`)
  if (scroller === null || element.closest(SHOWN) === null || scroller.scrollHeight <= scroller.clientHeight + 1) return
  const view = scroller.getBoundingClientRect()
  const word = element.getBoundingClientRect()
  const margin = view.height * MARGIN
  if (word.top >= view.top + margin && word.bottom <= view.bottom - margin) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top: word.top - view.top - view.height / 3, behavior: isCalm ? 'auto' : 'smooth' })
}
