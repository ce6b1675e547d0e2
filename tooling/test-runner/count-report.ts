import type { ReportKind } from './step.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Full titles of what failed, to find it without scrolling. */
  readonly failures: readonly string[]
}

/** Counts the tests of a JSON report. A skipped test counts as failed: none may be left out. */
export function countReport(kind: ReportKind, report: unknown): Counts {
  return kind === 'vitest' ? countVitest(report) : countPlaywright(report)
}

function countVitest(report: unknown): Counts {
  const failures: string[] = []
  let passed = 0
  for (const file of list(report, 'testResults')) {
    const before = failures.length
    for (const test of list(file, 'assertionResults')) {
      if (field(test, 'status') === 'passed') passed++
      else failures.push(`${text(file, 'name')}: ${text(test, 'fullName')} (${text(test, 'status')})`)
    }
    // A file that could not be loaded, or whose clean-up failed, has no failed test to show for it.
    if (failures.length === before && field(file, 'status') !== 'passed') {
      failures.push(`${text(file, 'name')}: ${text(file, 'message')}`)
    }
  }
  return { passed, failed: failures.length, failures }
}

function countPlaywright(report: unknown): Counts {
  const failures: string[] = []
  let passed = 0
  const visit = (suite: unknown): void => {
    for (const spec of list(suite, 'specs')) {
      // A test that passed at the second try is `flaky`, one that was left out `skipped`.
      const tests = list(spec, 'tests')
      const isExpected = tests.length > 0 && tests.every((test) => field(test, 'status') === 'expected')
      if (field(spec, 'ok') === true && isExpected) passed++
      else failures.push(`${text(suite, 'title')}: ${text(spec, 'title')}`)
    }
    for (const inner of list(suite, 'suites')) visit(inner)
  }
  for (const suite of list(report, 'suites')) visit(suite)
  for (const error of list(report, 'errors')) failures.push(text(error, 'message'))
  return { passed, failed: failures.length, failures }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name)
  return Array.isArray(found) ? found : []
}

function text(value: unknown, name: string): string {
  const found = field(value, name)
  return typeof found === 'string' ? found : ''
}
