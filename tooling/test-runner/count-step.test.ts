import { describe, expect, it } from 'vitest'
import { countStep } from './count-step.ts'

const check = { name: 'lint', command: ['x'] }
const tests = { name: 'unit', command: ['x'], report: { kind: 'vitest', file: 'r.json' } } as const
const report = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: 'f',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({ fullName: status, status })),
      },
    ],
  })

describe('a step without a report', () => {
  it('is one check, judged by its exit code', () => {
    expect(countStep(check, 0, null)).toEqual({ passed: 1, failed: 0, failures: [] })
    expect(countStep(check, 2, null)).toEqual({ passed: 0, failed: 1, failures: ['lint: exit code 2'] })
  })
})

describe('a step with a report', () => {
  it('counts what the report says', () => {
    expect(countStep(tests, 0, report('passed', 'passed'))).toEqual({ passed: 2, failed: 0, failures: [] })
    expect(countStep(tests, 1, report('passed', 'failed'))).toMatchObject({ passed: 1, failed: 1 })
  })

  it('has failed when the runner crashed although every test passed', () => {
    expect(countStep(tests, 1, report('passed'))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['unit: exit code 1 after 1 passed tests'],
    })
  })

  it('has failed when nothing ran, even with exit code 0', () => {
    expect(countStep(tests, 0, JSON.stringify({ testResults: [] })).failed).toBe(1)
  })

  it('has failed when there is no report, or half of one', () => {
    expect(countStep(tests, 0, null)).toMatchObject({ passed: 0, failed: 1 })
    expect(countStep(tests, 137, report('passed').slice(0, 30))).toMatchObject({ passed: 0, failed: 1 })
  })
})
