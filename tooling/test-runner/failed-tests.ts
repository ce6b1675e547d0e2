import { relative } from 'node:path'
import { readList, readText, readValue } from './read-json.ts'

/** A failed test, or a whole test file that failed outside of its tests. */
export interface FailedTest {
  readonly file: string
  /** Titles of its suites and its own, joined by spaces; null for the whole file. */
  readonly fullName: string | null
  /** The regular expression by which Vitest's `-t` finds it and no other test of its file; null for the whole file. */
  readonly pattern: string | null
}

/** Lists what failed in a Vitest report. */
export function listFailedTests(report: unknown): FailedTest[] {
  return readList(report, 'testResults').flatMap((result): FailedTest[] => {
    const file = readText(result, 'name')
    const failed = readList(result, 'assertionResults').filter((test) => readValue(test, 'status') === 'failed')
    if (failed.length > 0)
      return failed.map((test) => ({ file, fullName: readText(test, 'fullName'), pattern: describePattern(test) }))
    return readValue(result, 'status') === 'passed' ? [] : [{ file, fullName: null, pattern: null }]
  })
}

/** Vitest compares the pattern with the titles joined by ` > `, unlike the full name of its report. */
function describePattern(test: unknown): string {
  const titles = readList(test, 'ancestorTitles').map(String)
  const path = [...titles, readText(test, 'title')].join(' > ')
  return `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
}

/** Returns true if the report holds the test and it passed; for a whole file, if all of its tests did. */
export function hasPassed(report: unknown, { file, fullName }: FailedTest): boolean {
  const result = readList(report, 'testResults').find((found) => readText(found, 'name') === file)
  if (readValue(result, 'status') !== 'passed') return false
  const tests = readList(result, 'assertionResults')
  if (fullName === null) return tests.length > 0 && tests.every((test) => readValue(test, 'status') === 'passed')
  const named = tests.filter((test) => readText(test, 'fullName') === fullName)
  return named.length > 0 && named.every((test) => readValue(test, 'status') === 'passed')
}

/**
 * Returns a report with the results of the tests that ran again alone.
 *
 * @param reruns a failed test and the report of its second run, which may lack it
 */
export function applyReruns(report: unknown, reruns: readonly (readonly [FailedTest, unknown])[]): object {
  const passed = reruns.filter(([test, rerun]) => hasPassed(rerun, test))
  const testResults = readList(report, 'testResults').map((result) => {
    const file = readText(result, 'name')
    const whole = passed.find(([test]) => test.file === file && test.fullName === null)
    if (whole !== undefined) {
      const again = readList(whole[1], 'testResults').find((found) => readText(found, 'name') === file)
      return { ...toObject(again), assertionResults: readList(again, 'assertionResults').map(markFlaky) }
    }
    const titles = new Set(
      passed.flatMap(([test]) => (test.file === file && test.fullName !== null ? [test.fullName] : [])),
    )
    if (titles.size === 0) return toObject(result)
    const assertionResults = readList(result, 'assertionResults').map((test) =>
      titles.has(readText(test, 'fullName')) ? { ...toObject(markFlaky(test)), status: 'passed' } : test,
    )
    const isAllPassed = assertionResults.every((test) => readValue(test, 'status') === 'passed')
    return { ...toObject(result), ...(isAllPassed ? { status: 'passed', message: '' } : {}), assertionResults }
  })
  return { ...toObject(report), testResults }
}

/** Makes the names of test files relative to the root, so that the report means the same in every checkout. */
export function makeNamesRelative(report: unknown, root: string): object {
  const testResults = readList(report, 'testResults').map((result) => ({
    ...toObject(result),
    name: relative(root, readText(result, 'name')).replaceAll('\\', '/'),
  }))
  return { ...toObject(report), testResults }
}

function markFlaky(test: unknown): object {
  return { ...toObject(test), flaky: true }
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
