/** Room left between an option and the edge of its list, in pixels. */
const margin = 4

/** Scrolls a list, and nothing around it, until the option is fully visible. */
export function scrollToOption(option: HTMLElement | null): void {
  const list = option?.closest('[role="listbox"]')
  if (option === null || list === null || list === undefined) return
  // The first option is shown with the heading above it.
  if (option.getAttribute('aria-posinset') === '1') list.scrollTop = 0
  const inner = option.getBoundingClientRect()
  const outer = list.getBoundingClientRect()
  const above = outer.top - inner.top + margin
  const below = inner.bottom - outer.bottom + margin
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}
