/** Marks the element that a page scrolls in. */
export const pageScrollerAttribute = 'data-page-scroller'

/** Marks the visible pages; their neighbours are hidden in the same scroller. */
const SHOWN = '[data-spread=shown]'

/** Margin kept around the word, as a fraction of the visible size. */
const MARGIN = 0.12

/**
 * Scrolls a word into view on a page that is larger than its viewport. Does nothing for a word in view or on a hidden page.
 */
export function scrollWordIntoView(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>(`[${pageScrollerAttribute}]`)
  if (scroller === null || element.closest(SHOWN) === null) return
  const view = scroller.getBoundingClientRect()
  const word = element.getBoundingClientRect()
  const top =
    scroller.scrollHeight <= scroller.clientHeight + 1 ? 0 : findScroll(word.top, word.height, view.top, view.height)
  const left =
    scroller.scrollWidth <= scroller.clientWidth + 1 ? 0 : findScroll(word.left, word.width, view.left, view.width)
  if (top === 0 && left === 0) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top, left, behavior: isCalm ? 'auto' : 'smooth' })
}

/** Returns 0 for a word in view, else the distance that puts it a third into the view, where the following words have room. */
function findScroll(word: number, size: number, view: number, room: number): number {
  const margin = room * MARGIN
  return word >= view + margin && word + size <= view + room - margin ? 0 : word - view - room / 3
}
