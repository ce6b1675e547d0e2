import type { Check } from './check'
import { wrapWords } from './wrap-words'

const MARKS: Readonly<Record<Check['state'], string>> = { well: '✓', unwell: '✗', absent: '–' }
const NAME_WIDTH = 12
const MARGIN = NAME_WIDTH + 5
const NARROWEST = 20

/**
 * Prints one line per check with its advice below. Lines longer than `columns` are wrapped with indentation.
 */
export function printChecks(checks: readonly Check[], columns: number): string {
  const width = Math.max(columns - MARGIN, NARROWEST)
  return checks
    .flatMap(({ name, state, detail, advice }) => {
      const [first = '', ...rest] = [detail, ...advice].flatMap((text) => wrapWords(text, width))
      return [`  ${MARKS[state]} ${name.padEnd(NAME_WIDTH)} ${first}`, ...rest.map((line) => ' '.repeat(MARGIN) + line)]
    })
    .map((line) => `${line}\n`)
    .join('')
}
