/** Marks a page element that is bookmarked; the style sheet draws a ribbon in its corner. */
export const bookmarkedAttribute = 'data-bookmarked'

/** Side of the corner that can be pressed: the least size of a touch target. */
const cornerPixels = 44

/**
 * Marks the elements of bookmarked pages, also those that are mounted later.
 * @param o.onPress called when the ribbon of a page is pressed
 * @returns a function that removes the marks
 */
export function markPages(
  stage: HTMLElement,
  { pageIds, onPress }: { readonly pageIds: ReadonlySet<number>; readonly onPress: (pageId: number) => void },
): () => void {
  const pages = () => stage.querySelectorAll<HTMLElement>('[data-page]')
  const mark = () => {
    for (const page of pages()) page.toggleAttribute(bookmarkedAttribute, pageIds.has(Number(page.dataset['page'])))
  }
  const press = (event: MouseEvent) => {
    const page = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${bookmarkedAttribute}]`) : null
    if (page === null || !isInCorner(page, event)) return
    // A word may lie under the ribbon.
    event.stopPropagation()
    onPress(Number(page.dataset['page']))
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(stage, { childList: true, subtree: true })
  stage.addEventListener('click', press, true)
  return () => {
    observer.disconnect()
    stage.removeEventListener('click', press, true)
    for (const page of pages()) page.removeAttribute(bookmarkedAttribute)
  }
}

function isInCorner(page: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top } = page.getBoundingClientRect()
  const across = getComputedStyle(page).direction === 'rtl' ? clientX - left : right - clientX
  return across <= cornerPixels && clientY - top <= cornerPixels
}
