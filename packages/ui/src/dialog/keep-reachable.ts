const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * For the `ref` of a part that may scroll: the Tab key reaches it while it does and nothing in it can be reached, so that
 * the arrow keys scroll it.
 */
export function keepReachable(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  const look = () => {
    const scrolls = part.scrollHeight > part.clientHeight
    if (scrolls && part.querySelector(`${reachable}, [tabindex="0"]`) === null) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  // What is in it may grow while its own size stays: a font comes, a picture.
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
