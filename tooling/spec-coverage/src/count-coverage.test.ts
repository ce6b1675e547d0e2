import { describe, expect, it } from 'vitest'
import { countCoverage } from './count-coverage'
import { readPlaywrightReport, readVitestReport } from './passed-test'
import { readTitleIds } from './read-title-ids'
import { readRequirements } from './requirement'

const requirements = readRequirements(
  [
    'id\tarea\twhere\trequirement\tcheck',
    'SYNC-001\tSYNC\t5\tx\tproperty',
    'KEY-001\tKEY\t2\tx\tcomponent',
    'NAV-001\tNAV\t1\tx\te2e',
  ].join('\n'),
)

const file = '/x.test.ts'
const byApplication = (): 'application' => 'application'

describe('readTitleIds', () => {
  it('reads any number of ids from the very end of a title', () => {
    expect(readTitleIds('lines hold [SYNC-001]')).toEqual(['SYNC-001'])
    expect(readTitleIds('calls answer [API-MAIN-001 API-MAIN-002 API-APP-003]')).toHaveLength(3)
    expect(readTitleIds('one journey [A-001 A-002 A-003 A-004 A-005]')).toHaveLength(5)
    expect(readTitleIds('[SYNC-001] at the start')).toEqual([])
    expect(readTitleIds('an option [x]')).toEqual([])
  })
})

describe('countCoverage', () => {
  it('counts a row from a test of its kind or a stronger one, and explains all others', () => {
    const coverage = countCoverage(
      requirements,
      [
        { title: 'a law [SYNC-001]', kind: 'unit', file },
        { title: 'a weak claim [KEY-001]', kind: 'unit', file },
        { title: 'a journey [KEY-001]', kind: 'e2e', file },
        { title: 'a component [NAV-001]', kind: 'component', file },
        { title: 'no such row [NAV-999]', kind: 'e2e', file },
      ],
      byApplication,
    )
    expect(coverage.covered).toBe(2)
    expect(coverage.areas.find(({ area }) => area === 'NAV')?.missing).toEqual(['NAV-001'])
    expect(coverage.refused.map(({ id }) => id)).toEqual(['NAV-001', 'NAV-999'])
  })

  it('does not count a component test for a call over HTTP', () => {
    const rows = readRequirements('h\nAPI-APP-001\tAPI-APP\t7\tx\tapi')
    const count = (kind: 'component' | 'api') =>
      countCoverage(rows, [{ title: 'x [API-APP-001]', kind, file }], byApplication).covered
    expect(count('component')).toBe(0)
    expect(count('api')).toBe(1)
  })

  it('does not count a test of unused code', () => {
    const coverage = countCoverage(requirements, [{ title: 'x [SYNC-001]', kind: 'unit', file }], () => 'unused')
    expect(coverage.covered).toBe(0)
    expect(coverage.refused[0]?.reason).toBe('no application loads what the test is about')
  })

  it("counts tests of core's published code for rows that ask for a unit or property test alone", () => {
    const tests = ['SYNC-001', 'KEY-001'].map((id) => ({ title: `x [${id}]`, kind: 'component' as const, file }))
    const coverage = countCoverage(requirements, tests, () => 'core')
    expect(coverage.refused.map(({ id }) => id)).toEqual(['KEY-001'])
    expect(coverage.covered).toBe(1)
  })
})

describe('the readers of reports', () => {
  it('return only tests that passed, with the kind and the path of their file', () => {
    const tests = readVitestReport({
      testResults: [
        {
          name: '/a/x.http.test.ts',
          assertionResults: [
            { title: 't [A-001]', status: 'passed' },
            { title: 'u', status: 'skipped' },
          ],
        },
        {
          name: '/a/x.browser.test.tsx',
          assertionResults: [
            { title: 'v', status: 'failed' },
            { title: 'w', status: 'passed' },
          ],
        },
      ],
    })
    expect(tests).toEqual([
      { title: 't [A-001]', kind: 'api', file: '/a/x.http.test.ts' },
      { title: 'w', kind: 'component', file: '/a/x.browser.test.tsx' },
    ])
  })

  it('leave out a journey that passed only at the second try', () => {
    const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] })
    const suites = [
      { suites: [{ specs: [spec('a [NAV-001]', 'expected'), spec('b', 'flaky'), spec('c', 'skipped')] }] },
    ]
    expect(readPlaywrightReport({ suites }).map(({ title }) => title)).toEqual(['a [NAV-001]'])
  })
})
