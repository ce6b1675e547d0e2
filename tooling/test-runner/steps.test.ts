import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseSteps } from './choose-steps.ts'
import { readValue } from './read-json.ts'
import { longSteps, shortSteps } from './steps.ts'

const all = [...shortSteps, ...longSteps]
const readTasks = (file: string): object => {
  const tasks = readValue(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')), 'tasks')
  return typeof tasks === 'object' && tasks !== null ? tasks : {}
}

describe('steps', () => {
  it('have unique names and reports', () => {
    const names = all.map((step) => step.name)
    const reports = all.flatMap((step) => step.report?.file ?? [])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(reports).size).toBe(reports.length)
  })

  it('run tasks that turbo.json defines', () => {
    const defined = new Set(Object.keys(readTasks('../../turbo.json')).map((name) => name.replace('//#', '')))
    const run = all.flatMap((step) =>
      step.run.kind === 'tasks' ? step.run.tasks.map((task) => task.replace(/^.*#/, '')) : [],
    )
    expect(run.filter((task) => !defined.has(task))).toEqual([])
  })

  it('leave the budget of npm test below its limit of 20 minutes', () => {
    expect(shortSteps.reduce((sum, step) => sum + step.budgetSeconds, 0)).toBeLessThanOrEqual(20 * 60)
  })
})

describe('chooseSteps', () => {
  it('returns all steps if no name is given, and else those whose names contain a part', () => {
    expect(chooseSteps(shortSteps, [])).toEqual(shortSteps)
    expect(chooseSteps(shortSteps, ['journeys']).map(({ name }) => name)).toEqual([
      'journeys: reader',
      'journeys: studio',
    ])
  })

  it('throws for a name that no step has: a typing error must not pass as success', () => {
    expect(() => chooseSteps(shortSteps, ['lint', 'jurneys'])).toThrow('jurneys')
  })
})
