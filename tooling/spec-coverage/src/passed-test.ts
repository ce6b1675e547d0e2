import type { CheckKind } from './requirement.ts'

/** A test that ran and passed, and what kind of proof it is. */
export interface PassedTest {
  readonly title: string
  readonly kind: CheckKind
}

/** The passed tests of a Vitest JSON report; the kind follows from the name of the file. */
export function readVitestReport(report: unknown): PassedTest[] {
  return list(report, 'testResults').flatMap((file) => {
    const kind = kindOfFile(text(file, 'name'))
    return list(file, 'assertionResults')
      .filter((test) => text(test, 'status') === 'passed')
      .map((test) => ({ title: text(test, 'title'), kind }))
  })
}

/** The passed journeys of a Playwright JSON report. */
export function readPlaywrightReport(report: unknown): PassedTest[] {
  const visit = (suite: unknown): PassedTest[] => [
    ...list(suite, 'specs')
      .filter(
        (spec) => get(spec, 'ok') === true && list(spec, 'tests').every((test) => text(test, 'status') === 'expected'),
      )
      .map((spec) => ({ title: text(spec, 'title'), kind: 'e2e' as const })),
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
