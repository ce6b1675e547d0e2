/**
 * Scrolls the panel so that the element with `aria-current` is in its middle, if it is out of view. `scrollIntoView` would
 * scroll the host page of a frame too.
 */
export function scrollToCurrent(content: HTMLElement): void {
  const current = content.querySelector('[aria-current]')
  const panel = content.closest('[role="tabpanel"]')
  if (current === null || panel === null) return
  const [inner, outer] = [current.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  panel.scrollBy({ top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2, behavior: 'instant' })
}
