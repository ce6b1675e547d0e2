import { describe, expect, it } from 'vitest'
import { countReport } from './count-report.ts'

const file = (status: string, tests: readonly [name: string, status: string][], message = '') => ({
  name: '/a.test.ts',
  status,
  message,
  assertionResults: tests.map(([fullName, own]) => ({ fullName, status: own })),
})
const vitest = (...testResults: object[]) => countReport('vitest', { testResults })

describe('a Vitest report', () => {
  it('counts single tests, over all files', () => {
    const passing = file('passed', [
      ['a', 'passed'],
      ['b', 'passed'],
    ])
    const failing = file('failed', [
      ['c', 'failed'],
      ['d', 'passed'],
    ])
    expect(vitest(passing, failing)).toEqual({ passed: 3, failed: 1, failures: ['/a.test.ts: c (failed)'] })
  })

  it.each(['skipped', 'todo', 'pending', 'disabled'])('counts a test that is %s as failed', (status) => {
    const counts = vitest(
      file('passed', [
        ['a', 'passed'],
        ['b', status],
      ]),
    )
    expect(counts).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a file that could not be loaded as one failure, with the reason', () => {
    expect(vitest(file('failed', [], "Cannot find module './gone'"))).toEqual({
      passed: 0,
      failed: 1,
      failures: ["/a.test.ts: Cannot find module './gone'"],
    })
  })

  it('counts a file whose clean-up failed after tests that passed', () => {
    expect(vitest(file('failed', [['a', 'passed']]))).toMatchObject({ passed: 1, failed: 1 })
  })

  it('does not count a failure twice', () => {
    expect(vitest(file('failed', [['a', 'failed']]))).toMatchObject({ passed: 0, failed: 1 })
  })
})

const spec = (title: string, ok: boolean, ...statuses: string[]) => ({
  title,
  ok,
  tests: statuses.map((status) => ({ status })),
})

describe('a Playwright report', () => {
  it('counts journeys in suites of any depth', () => {
    const inner = { title: 'inner', specs: [spec('b', true, 'expected')] }
    const outer = { title: 'outer', specs: [spec('a', false, 'unexpected')], suites: [inner] }
    expect(countReport('playwright', { suites: [outer] })).toEqual({ passed: 1, failed: 1, failures: ['outer: a'] })
  })

  it.each(['flaky', 'skipped'])('counts a journey that is %s as failed', (status) => {
    const suites = [{ title: 's', specs: [spec('a', true, status)] }]
    expect(countReport('playwright', { suites })).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a journey without a run as failed', () => {
    expect(countReport('playwright', { suites: [{ title: 's', specs: [spec('a', true)] }] }).failed).toBe(1)
  })

  it('counts what failed outside of journeys, such as a server that did not start', () => {
    const errors = [{ message: 'no server' }]
    expect(countReport('playwright', { suites: [], errors })).toEqual({ passed: 0, failed: 1, failures: ['no server'] })
  })
})

describe('a report of another shape', () => {
  it.each(['vitest', 'playwright'] as const)('holds no tests for %s', (kind) => {
    for (const report of [null, 'text', [], { testResults: 3, suites: 'x' }]) {
      expect(countReport(kind, report)).toEqual({ passed: 0, failed: 0, failures: [] })
    }
  })
})
