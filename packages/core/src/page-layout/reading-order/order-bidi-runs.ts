import type { Span } from './fragments/span'

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LETTER = /\p{L}/u

/**
 * Reorders a right-to-left line so that runs of left-to-right words, and the numbers between them, keep their own order.
 * Returns a line without right-to-left words unchanged.
 */
export function orderBidiRuns(line: readonly Span[]): readonly Span[] {
  if (!line.some(({ word }) => RIGHT_TO_LEFT.test(word))) return line
  let ordered: Span[] = []
  let run: Span[] = []
  let after: Span[] = []
  for (const span of line) {
    if (RIGHT_TO_LEFT.test(span.word)) {
      ordered = [...ordered, ...run, ...after, span]
      run = []
      after = []
    } else if (LETTER.test(span.word)) {
      run = [span, ...after.toReversed(), ...run]
      after = []
    } else after.push(span)
  }
  return [...ordered, ...run, ...after]
}
