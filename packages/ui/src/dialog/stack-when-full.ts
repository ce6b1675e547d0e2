/**
 * For the `ref` of a row of buttons: marks it with `data-stacked` where its buttons do not fit in one line, so that all
 * of them stand one below the other instead of the last alone.
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
    // Its own stacking makes it higher, never wider.
    if (row.clientWidth !== width) look()
  })
  sizes.observe(row)
  // Other words, another language.
  const contents = new MutationObserver(look)
  contents.observe(row, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
