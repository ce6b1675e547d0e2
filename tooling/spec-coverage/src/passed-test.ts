import type { CheckKind } from './requirement.ts'

/** A test that ran and passed. */
export interface PassedTest {
  readonly title: string
  readonly kind: CheckKind
  /** Absolute path of its file; for a journey the path in its report. */
  readonly file: string
}

/** Returns the passed tests of a Vitest JSON report; the kind follows from the name of the file. */
export function readVitestReport(report: unknown): PassedTest[] {
  return list(report, 'testResults').flatMap((result) => {
    const file = text(result, 'name')
    const kind = kindOfFile(file)
    return list(result, 'assertionResults')
      .filter((test) => text(test, 'status') === 'passed')
      .map((test) => ({ title: text(test, 'title'), kind, file }))
  })
}

/** Returns the journeys of a Playwright JSON report that passed at the first try. */
export function readPlaywrightReport(report: unknown): PassedTest[] {
  const visit = (suite: unknown): PassedTest[] => [
    ...list(suite, 'specs')
      .filter(
        (spec) => get(spec, 'ok') === true && list(spec, 'tests').every((test) => text(test, 'status') === 'expected'),
      )
      .map((spec) => ({ title: text(spec, 'title'), kind: 'e2e' as const, file: text(spec, 'file') })),
    ...list(suite, 'suites').flatMap(visit),
  ]
  return list(report, 'suites').flatMap(visit)
}

function kindOfFile(name: string): CheckKind {
  if (name.endsWith('.http.test.ts')) return 'api'
  if (/\.browser\.test\.tsx?$/.test(name) || /\.stories\.tsx?$/.test(name)) return 'component'
  if (name.endsWith('.property.test.ts')) return 'property'
  return 'unit'
}

function get(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = get(value, name)
  return Array.isArray(found) ? found : []
}

function text(value: unknown, name: string): string {
  const found = get(value, name)
  return typeof found === 'string' ? found : ''
}
