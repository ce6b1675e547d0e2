import { describe, expect, it } from 'vitest'
import { countReport } from './count-report.ts'
import { applyReruns, hasPassed, listFailedTests, makeNamesRelative } from './failed-tests.ts'

const file = (name: string, tests: Readonly<Record<string, string>>, status?: string) => {
  const assertionResults = Object.entries(tests).map(([title, own]) => ({
    ancestorTitles: ['a book'],
    title,
    fullName: `a book ${title}`,
    status: own,
  }))
  const isPassed = assertionResults.every((test) => test.status === 'passed')
  return { name, status: status ?? (isPassed ? 'passed' : 'failed'), message: '', assertionResults }
}
const report = (...testResults: object[]) => ({ testResults })
const first = report(
  file('/a.test.ts', { 'opens a book': 'failed', 'closes a book': 'passed' }),
  file('/b.test.ts', { 'turns a page': 'failed', 'plays a page': 'failed' }),
  file('/c.test.ts', {}, 'failed'),
  file('/d.test.ts', { 'saves a page': 'passed' }),
)

describe('listFailedTests', () => {
  it('lists failed tests and files that failed outside of their tests', () => {
    expect(listFailedTests(first)).toEqual([
      { file: '/a.test.ts', fullName: 'a book opens a book', pattern: '^a book > opens a book$' },
      { file: '/b.test.ts', fullName: 'a book turns a page', pattern: '^a book > turns a page$' },
      { file: '/b.test.ts', fullName: 'a book plays a page', pattern: '^a book > plays a page$' },
      { file: '/c.test.ts', fullName: null, pattern: null },
    ])
  })

  it('lists nothing if all tests passed or were skipped', () => {
    expect(listFailedTests(report(file('/d.test.ts', { 'saves a page': 'skipped' }, 'passed')))).toEqual([])
    expect(listFailedTests(null)).toEqual([])
  })
})

describe('hasPassed', () => {
  const opens = { file: '/a.test.ts', fullName: 'a book opens a book', pattern: null }

  it('needs a report with the test in it', () => {
    expect(
      hasPassed(report(file('/a.test.ts', { 'opens a book': 'passed', 'closes a book': 'skipped' }, 'passed')), opens),
    ).toBe(true)
    expect(hasPassed(report(file('/a.test.ts', { 'opens a book': 'failed' })), opens)).toBe(false)
    expect(hasPassed(report(file('/a.test.ts', { 'closes a book': 'passed' })), opens)).toBe(false)
    expect(hasPassed(null, opens)).toBe(false)
  })

  it('needs a file without any failure, even outside of tests', () => {
    expect(hasPassed(report(file('/a.test.ts', { 'opens a book': 'passed' }, 'failed')), opens)).toBe(false)
  })
})

describe('applyReruns', () => {
  const [opens, turns, plays, wholeFile] = listFailedTests(first)
  const count = (...reruns: Parameters<typeof applyReruns>[1]) => countReport('vitest', applyReruns(first, reruns))

  it('counts a test that passes by itself as passed, and reports it as flaky', () => {
    const rerun = report(file('/a.test.ts', { 'opens a book': 'passed', 'closes a book': 'skipped' }, 'passed'))
    expect(count([opens!, rerun])).toMatchObject({ passed: 3, failed: 3, flaky: ['/a.test.ts: a book opens a book'] })
  })

  it('leaves a test failed that fails twice, even beside one that passes', () => {
    const passing = report(file('/b.test.ts', { 'turns a page': 'passed' }))
    const failing = report(file('/b.test.ts', { 'plays a page': 'failed' }))
    const counts = count([turns!, passing], [plays!, failing])
    expect(counts.failures).toContain('/b.test.ts: a book plays a page (failed)')
    expect(counts.failures).not.toContain('/b.test.ts: a book turns a page (failed)')
    expect(counts.flaky).toEqual(['/b.test.ts: a book turns a page'])
  })

  it('takes all tests of a file that could be loaded at the second attempt', () => {
    const rerun = report(file('/c.test.ts', { 'finds a word': 'passed' }))
    expect(count([wholeFile!, rerun])).toMatchObject({
      passed: 3,
      failed: 3,
      flaky: ['/c.test.ts: a book finds a word'],
    })
  })

  it('changes nothing without a passed rerun', () => {
    expect(count([opens!, null])).toEqual(countReport('vitest', first))
  })
})

it('makeNamesRelative names test files by their path from the root', () => {
  const relativeReport = makeNamesRelative(report(file('/here/packages/core/src/a.test.ts', {})), '/here')
  expect(relativeReport).toMatchObject({ testResults: [{ name: 'packages/core/src/a.test.ts' }] })
})
