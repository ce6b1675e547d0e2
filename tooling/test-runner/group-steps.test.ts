import { expect, it } from 'vitest'
import { groupSteps } from './group-steps.ts'
import type { Step } from './step.ts'

const task = (name: string, group: string, environment?: Record<string, string>): Step => ({
  name,
  run: { kind: 'tasks', tasks: [name], group, concurrency: 2 },
  budgetSeconds: 1,
  ...(environment ? { environment } : {}),
})
const program: Step = { name: 'p', run: { kind: 'command', command: ['p'], limitMinutes: 1 }, budgetSeconds: 1 }
const names = (steps: readonly Step[]) =>
  groupSteps(steps).map((group) => (group.kind === 'command' ? group.step.name : group.steps.map(({ name }) => name)))

it('groupSteps joins neighbours of one group', () => {
  expect(names([task('a', 'x'), task('b', 'x'), task('c', 'y'), program, task('d', 'y')])).toEqual([
    ['a', 'b'],
    ['c'],
    'p',
    ['d'],
  ])
})

it('groupSteps leaves a step with an environment of its own alone', () => {
  expect(names([task('a', 'x'), task('b', 'x', { THEME: 'dark' }), task('c', 'x')])).toEqual([['a'], ['b'], ['c']])
})
