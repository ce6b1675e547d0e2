import type { NarratedSpan } from './list-narrated-words'

/** Finds a part of a page's text on the screen; null if the page is not shown, or its text is shorter. */
export function findTextRange({
  pageVariationId,
  from,
  to,
}: Pick<NarratedSpan, 'pageVariationId' | 'from' | 'to'>): Range | null {
  const text = document.querySelector(`[data-page-text="${pageVariationId}"]`)
  if (text === null) return null
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let at = 0
  let hasStart = false
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (!(node instanceof Text)) continue
    const { length } = node
    if (!hasStart && from < at + length) {
      range.setStart(node, from - at)
      hasStart = true
    }
    if (hasStart && to <= at + length) {
      range.setEnd(node, to - at)
      return range
    }
    at += length
  }
  return null
}
