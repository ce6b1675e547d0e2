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

describe('readTitleIds', () => {
  it('takes one to three ids from the very end of a title', () => {
    expect(readTitleIds('lines hold [SYNC-001]')).toEqual(['SYNC-001'])
    expect(readTitleIds('calls answer [API-MAIN-001 API-MAIN-002 API-APP-003]')).toHaveLength(3)
    expect(readTitleIds('[SYNC-001] at the start')).toEqual([])
    expect(readTitleIds('four [A-001 A-002 A-003 A-004]')).toEqual([])
    expect(readTitleIds('an option [x]')).toEqual([])
  })
})

describe('countCoverage', () => {
  it('counts a row from a test of its kind or a stronger one, and says why another does not count', () => {
    const coverage = countCoverage(requirements, [
      { title: 'a law [SYNC-001]', kind: 'unit' },
      { title: 'a weak claim [KEY-001]', kind: 'unit' },
      { title: 'a journey [KEY-001]', kind: 'e2e' },
      { title: 'a component [NAV-001]', kind: 'component' },
      { title: 'no such row [NAV-999]', kind: 'e2e' },
    ])
    expect(coverage.covered).toBe(2)
    expect(coverage.areas.find(({ area }) => area === 'NAV')?.missing).toEqual(['NAV-001'])
    expect(coverage.refused.map(({ id }) => id)).toEqual(['NAV-001', 'NAV-999'])
  })

  it('takes a component test for no proof of a call over HTTP', () => {
    const rows = readRequirements('h\nAPI-APP-001\tAPI-APP\t7\tx\tapi')
    expect(countCoverage(rows, [{ title: 'x [API-APP-001]', kind: 'component' }]).covered).toBe(0)
    expect(countCoverage(rows, [{ title: 'x [API-APP-001]', kind: 'api' }]).covered).toBe(1)
  })
})

describe('the reports', () => {
  it('give only tests that passed, with the kind of their file', () => {
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
      { title: 't [A-001]', kind: 'api' },
      { title: 'w', kind: 'component' },
    ])
  })

  it('count a journey that passed only on a second try as not passed', () => {
    const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] })
    const suites = [
      { suites: [{ specs: [spec('a [NAV-001]', 'expected'), spec('b', 'flaky'), spec('c', 'skipped')] }] },
    ]
    expect(readPlaywrightReport({ suites }).map(({ title }) => title)).toEqual(['a [NAV-001]'])
  })
})
