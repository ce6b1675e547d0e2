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
  look()
  const sizes = new ResizeObserver(look)
  sizes.observe(part)
  const contents = new MutationObserver(look)
  contents.observe(part, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
