import { readList, readText, readValue } from './read-json.ts'
import type { ReportKind } from './step.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Full titles of the failed tests. */
  readonly failures: readonly string[]
  /** Full titles of tests that failed and then passed when they ran again by themselves. They count as passed. */
  readonly flaky: readonly string[]
}

/** Counts the tests of a JSON report. A skipped test counts as failed. */
export function countReport(kind: ReportKind, report: unknown): Counts {
  return kind === 'vitest' ? countVitest(report) : countPlaywright(report)
}

function countVitest(report: unknown): Counts {
  const failures: string[] = []
  const flaky: string[] = []
  let passed = 0
  for (const file of readList(report, 'testResults')) {
    const before = failures.length
    for (const test of readList(file, 'assertionResults')) {
      const title = `${readText(file, 'name')}: ${readText(test, 'fullName')}`
      if (readValue(test, 'status') !== 'passed') failures.push(`${title} (${readText(test, 'status')})`)
      else {
        passed++
        if (readValue(test, 'flaky') === true) flaky.push(title)
      }
    }
    // A file that fails to load, or whose clean-up fails, has no failed test of its own.
    if (failures.length === before && readValue(file, 'status') !== 'passed') {
      failures.push(`${readText(file, 'name')}: ${readText(file, 'message')}`)
    }
  }
  return { passed, failed: failures.length, failures, flaky }
}

function countPlaywright(report: unknown): Counts {
  const failures: string[] = []
  const flaky: string[] = []
  let passed = 0
  const visit = (suite: unknown): void => {
    for (const spec of readList(suite, 'specs')) {
      const title = `${readText(suite, 'title')}: ${readText(spec, 'title')}`
      const statuses = readList(spec, 'tests').map((test) => readValue(test, 'status'))
      const hasPassed = statuses.length > 0 && statuses.every((status) => status === 'expected' || status === 'flaky')
      if (readValue(spec, 'ok') === true && hasPassed) {
        passed++
        // Playwright's word for a test that passed at its second attempt.
        if (statuses.includes('flaky')) flaky.push(title)
      } else failures.push(title)
    }
    for (const inner of readList(suite, 'suites')) visit(inner)
  }
  for (const suite of readList(report, 'suites')) visit(suite)
  for (const error of readList(report, 'errors')) failures.push(readText(error, 'message'))
  return { passed, failed: failures.length, failures, flaky }
}
