import { describe, expect, it } from 'vitest'
import { chooseSteps } from './choose-steps.ts'
import { longSteps, shortSteps } from './steps.ts'

const all = [...shortSteps, ...longSteps]

describe('the steps', () => {
  it('have names and reports of their own', () => {
    const names = all.map((step) => step.name)
    const reports = all.flatMap((step) => step.report?.file ?? [])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(reports).size).toBe(reports.length)
  })

  it('are needed only by later steps that exist', () => {
    for (const [index, step] of all.entries()) {
      const later = all.slice(index + 1).map(({ name }) => name)
      for (const name of step.neededBy ?? []) expect(later).toContain(name)
    }
  })
})

describe('choosing steps', () => {
  it('takes all when none is named, and those whose names contain a part', () => {
    expect(chooseSteps(shortSteps, [])).toEqual(shortSteps)
    expect(chooseSteps(shortSteps, ['journeys']).map(({ name }) => name)).toEqual([
      'journeys: reader',
      'journeys: studio',
    ])
  })

  it('refuses a name that no step has: nothing run is not nothing failed', () => {
    expect(() => chooseSteps(shortSteps, ['lint', 'jurneys'])).toThrow('jurneys')
  })
})
