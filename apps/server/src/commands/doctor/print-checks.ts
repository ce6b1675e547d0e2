import type { Check } from './check'

const MARKS: Readonly<Record<Check['state'], string>> = { well: '✓', unwell: '✗', absent: '–' }
const NAME_WIDTH = 12

/** One line a check, what is to be done or could be changed below it. */
export function printChecks(checks: readonly Check[]): string {
  return checks
    .flatMap(({ name, state, detail, advice }) => [
      `  ${MARKS[state]} ${name.padEnd(NAME_WIDTH)} ${detail}`,
      ...advice.map((sentence) => `${' '.repeat(NAME_WIDTH + 5)}${sentence}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}
