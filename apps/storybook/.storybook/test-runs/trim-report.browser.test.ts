import { expect, it } from 'vitest'
import { trimReport } from './trim-report'

it('trimReport keeps the violations of axe, and other reports', () => {
  const found = { violations: [{ id: 'label' }], passes: [{ id: 'html-has-lang' }], inapplicable: [] }
  const axe = { type: 'a11y', status: 'failed', result: found } as const
  const reports = [{ ...axe }, { ...axe, result: { error: 'crash' } }, { ...axe, type: 'other' }]
  for (const report of reports) trimReport(report)
  expect(reports.map(({ result }) => result)).toEqual([{ violations: [{ id: 'label' }] }, { error: 'crash' }, found])
})
