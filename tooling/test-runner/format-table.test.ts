import { expect, it } from 'vitest'
import { formatStep, formatTable, type StepLine } from './format-table.ts'

const quick: StepLine = { name: 'lint', seconds: 1.23, budgetSeconds: 10, passed: 1, failed: 0, cached: 0, tasks: 1 }
const slow: StepLine = { name: 'unit', seconds: 70, budgetSeconds: 60, passed: 8, failed: 2, cached: 2, tasks: 9 }

it('formatStep gives counts, seconds and budget', () => {
  expect(formatStep(quick, false)).toBe('✓ lint: 1 passed, 0 failed (1.2 of 10 s)')
  expect(formatStep({ ...quick, cached: 1 }, false)).toBe('✓ lint: 1 passed, 0 failed (1.2 of 10 s, cached)')
})

it('formatStep marks a step over its budget, and adds a note on a busy machine', () => {
  expect(formatStep(slow, false)).toBe('✗ unit: 8 passed, 2 failed (70.0 of 60 s, 2 of 9 cached, OVER BUDGET)')
  expect(formatStep(slow, true)).toContain('over budget, on a busy machine')
})

it('formatTable aligns the columns and ends with the sums', () => {
  expect(formatTable([quick, slow], 71.5, false)).toBe(
    [
      'step  seconds  budget  passed  failed',
      'lint      1.2      10       1       0',
      'unit     70.0      60       8       2  2 of 9 cached, OVER BUDGET',
      'all      71.5      70       9       2',
    ].join('\n'),
  )
})
