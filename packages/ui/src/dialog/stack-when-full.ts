/**
 * For the `ref` of a row of buttons: sets `data-stacked` when the buttons do not fit in one row, so that all of them
 * are stacked instead of the last one alone.
 */
export function stackWhenFull(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined
  let width = NaN
  const look = () => {
    row.removeAttribute('data-stacked')
    const tops = [...row.children].map((child) => Math.round(child.getBoundingClientRect().bottom))
    row.toggleAttribute('data-stacked', new Set(tops).size > 1)
    width = row.clientWidth
  }
  look()
  const sizes = new ResizeObserver(() => {
    // Stacking changes the height, never the width.
    if (row.clientWidth !== width) look()
  })
  sizes.observe(row)
  // The labels may change, as with the language.
  const contents = new MutationObserver(look)
  contents.observe(row, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
