const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * For the `ref` of a part that may scroll: makes it a tab stop while it scrolls and contains nothing focusable, so that
 * the arrow keys can scroll it.
 */
export function keepReachable(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  const look = () => {
    const scrolls = part.scrollHeight > part.clientHeight
    if (scrolls && part.querySelector(`${reachable}, [tabindex="0"]`) === null) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  // The content may grow while the size of the part stays the same, as when a font or a picture loads.
  const watch = () => {
    for (const child of [part, ...part.children]) sizes.observe(child)
    look()
  }
  watch()
  const contents = new MutationObserver(watch)
  contents.observe(part, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
