import { expect, it } from 'vitest'
import { mergeReports } from './merge-reports.ts'

it('joins the test files of all packages and makes their names absolute', () => {
  const parts = [
    { testResults: [{ name: 'packages/core/src/a.test.ts', status: 'passed' }] },
    { testResults: [{ name: 'apps/reader/src/b.test.ts' }] },
  ]
  expect(mergeReports('vitest', '/here', parts)).toEqual({
    testResults: [
      { name: '/here/packages/core/src/a.test.ts', status: 'passed' },
      { name: '/here/apps/reader/src/b.test.ts' },
    ],
  })
})

it('joins the suites and errors of journeys', () => {
  const parts = [
    { suites: [{ title: 'a' }], errors: [] },
    { suites: [{ title: 'b' }], errors: [{ message: 'no server' }] },
  ]
  expect(mergeReports('playwright', '/here', parts)).toEqual({
    suites: [{ title: 'a' }, { title: 'b' }],
    errors: [{ message: 'no server' }],
  })
})
