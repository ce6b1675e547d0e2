import type { Span } from './span'

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LETTER = /\p{L}/u

/**
 * A line from right to left, with the runs of left-to-right words in it, and the numbers between these, in their own order.
 * A line without a word from right to left stays as it is.
 */
export function orderLatinRuns(line: readonly Span[]): readonly Span[] {
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
