import { describe, expect, it } from 'vitest'
import { countReport } from './count-report.ts'

const file = (status: string, tests: readonly [name: string, status: string][], message = '') => ({
  name: '/a.test.ts',
  status,
  message,
  assertionResults: tests.map(([fullName, own]) => ({ fullName, status: own })),
})
const vitest = (...testResults: object[]) => countReport('vitest', { testResults })

describe('countReport of a Vitest report', () => {
  it('counts single tests of all files', () => {
    const passing = file('passed', [
      ['a', 'passed'],
      ['b', 'passed'],
    ])
    const failing = file('failed', [
      ['c', 'failed'],
      ['d', 'passed'],
    ])
    expect(vitest(passing, failing)).toEqual({ passed: 3, failed: 1, failures: ['/a.test.ts: c (failed)'], flaky: [] })
  })

  it.each(['skipped', 'todo', 'pending', 'disabled'])('counts a %s test as failed', (status) => {
    const counts = vitest(
      file('passed', [
        ['a', 'passed'],
        ['b', status],
      ]),
    )
    expect(counts).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a file that fails to load as one failure with the reason', () => {
    expect(vitest(file('failed', [], "Cannot find module './gone'"))).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ["/a.test.ts: Cannot find module './gone'"],
    })
  })

  it('counts a file whose clean-up fails after passed tests', () => {
    expect(vitest(file('failed', [['a', 'passed']]))).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a failure once', () => {
    expect(vitest(file('failed', [['a', 'failed']]))).toMatchObject({ passed: 0, failed: 1 })
  })
})

const spec = (title: string, ok: boolean, ...statuses: string[]) => ({
  title,
  ok,
  tests: statuses.map((status) => ({ status })),
})
const playwright = (...specs: object[]) => countReport('playwright', { suites: [{ title: 's', specs }] })

describe('countReport of a Playwright report', () => {
  it('counts journeys in nested suites', () => {
    const inner = { title: 'inner', specs: [spec('b', true, 'expected')] }
    const outer = { title: 'outer', specs: [spec('a', false, 'unexpected')], suites: [inner] }
    expect(countReport('playwright', { suites: [outer] })).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['outer: a'],
    })
  })

  it('counts a journey that passes at its second attempt as passed, and reports it as flaky', () => {
    expect(playwright(spec('a', true, 'flaky'))).toEqual({ passed: 1, failed: 0, failures: [], flaky: ['s: a'] })
  })

  it('counts a journey that fails twice as failed', () => {
    expect(playwright(spec('a', false, 'unexpected'))).toMatchObject({ passed: 0, failed: 1, flaky: [] })
  })

  it('counts a skipped journey, and one that did not run, as failed', () => {
    expect(playwright(spec('a', true, 'skipped'), spec('b', true))).toMatchObject({ passed: 0, failed: 2 })
  })

  it('counts an error outside of journeys, such as a server that does not start', () => {
    const errors = [{ message: 'no server' }]
    expect(countReport('playwright', { suites: [], errors })).toMatchObject({ passed: 0, failures: ['no server'] })
  })
})

it.each(['vitest', 'playwright'] as const)('countReport finds no tests in JSON that is not a report of %s', (kind) => {
  for (const report of [null, 'text', [], { testResults: 3, suites: 'x' }]) {
    expect(countReport(kind, report)).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] })
  }
})
