import { describe, expect, it } from 'vitest'
import { addCounts, countCheck, countTests } from './count-run.ts'

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
const count = (exitCode: number | null, text: string | null) => countTests({ name: 'unit', exitCode }, 'vitest', text)

describe('countCheck', () => {
  it('passes on exit code 0 alone', () => {
    expect(countCheck({ name: 'lint', exitCode: 0 })).toMatchObject({ passed: 1, failed: 0 })
    expect(countCheck({ name: 'lint', exitCode: 2 })).toMatchObject({ failed: 1, failures: ['lint: exit code 2'] })
  })

  it('fails a task that did not run', () => {
    expect(countCheck({ name: 'build', exitCode: null }).failures[0]).toContain('build: did not run')
  })
})

describe('countTests', () => {
  it('counts the tests of the report', () => {
    expect(count(0, report('passed', 'passed'))).toMatchObject({ passed: 2, failed: 0 })
    expect(count(1, report('passed', 'failed'))).toMatchObject({ passed: 1, failed: 1 })
  })

  it('fails a crashed run in which every test passed', () => {
    expect(count(1, report('passed'))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['unit: exit code 1 after 1 passed tests'],
    })
  })

  it('fails a run without tests, even with exit code 0', () => {
    expect(count(0, JSON.stringify({ testResults: [] })).failed).toBe(1)
  })

  it('fails a run without a report, with half of one, and one that did not start', () => {
    expect(count(0, null)).toMatchObject({ passed: 0, failed: 1 })
    expect(count(137, report('passed').slice(0, 30))).toMatchObject({ passed: 0, failed: 1 })
    expect(count(null, report('passed'))).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('addCounts sums the counts and joins the titles', () => {
  const one = { passed: 2, failed: 1, failures: ['a'], flaky: ['b'] }
  expect(addCounts([one, one])).toEqual({ passed: 4, failed: 2, failures: ['a', 'a'], flaky: ['b', 'b'] })
})
