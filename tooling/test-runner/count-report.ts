export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Full titles of what failed, to find it without scrolling. */
  readonly failures: readonly string[]
}

interface PlaywrightSuite {
  readonly title?: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** Counts the tests of a JSON report. A skipped test counts as failed: none may be left out. */
export function countReport(kind: 'vitest' | 'playwright', report: unknown): Counts {
  return kind === 'vitest' ? countVitest(report) : countPlaywright(report)
}

function countVitest(report: unknown): Counts {
  const files = arrayField(report, 'testResults')
  const failures: string[] = []
  let passed = 0
  for (const file of files) {
    const tests = arrayField(file, 'assertionResults')
    // A file that could not even be loaded has no tests, only a status.
    if (tests.length === 0 && field(file, 'status') !== 'passed') failures.push(String(field(file, 'name')))
    for (const test of tests) {
      if (field(test, 'status') === 'passed') passed++
      else
        failures.push(
          `${String(field(file, 'name'))}: ${String(field(test, 'fullName'))} (${String(field(test, 'status'))})`,
        )
    }
  }
  return { passed, failed: failures.length, failures }
}

function countPlaywright(report: unknown): Counts {
  const failures: string[] = []
  let passed = 0
  const visit = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? []) {
      if (spec.ok && spec.tests.every((test) => test.status === 'expected')) passed++
      else failures.push(`${suite.title ?? ''}: ${spec.title}`)
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of arrayField(report, 'suites')) visit(suite as PlaywrightSuite)
  for (const error of arrayField(report, 'errors')) failures.push(String(field(error, 'message')))
  return { passed, failed: failures.length, failures }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function arrayField(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name)
  return Array.isArray(found) ? found : []
}
