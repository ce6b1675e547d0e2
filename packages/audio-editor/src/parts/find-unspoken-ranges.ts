import type { ChangedRange } from '../speech-text/find-changed-ranges'

/**
 * Finds the sentences of a page's text that no stored speech has, in order; UTF-16 offsets.
 *
 * @param text the text of the page
 * @param unspoken the unspoken sentences of the page, in order
 */
export function findUnspokenRanges(text: string, unspoken: readonly { readonly text: string }[]): ChangedRange[] {
  const ranges: ChangedRange[] = []
  let from = 0
  for (const sentence of unspoken) {
    const start = text.indexOf(sentence.text, from)
    // The server may have moved a pause from one sentence to another.
    if (start < 0) continue
    from = start + sentence.text.length
    ranges.push({ start, end: from })
  }
  return ranges
}
