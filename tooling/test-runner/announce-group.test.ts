import { expect, it } from 'vitest'
import { announceGroup } from './announce-group.ts'
import type { Step } from './step.ts'

it('announceGroup names the steps and adds their budgets', () => {
  const run = { kind: 'tasks', tasks: ['a'], group: 'x', concurrency: 2 } as const
  const steps: (Step & { run: typeof run })[] = [
    { name: 'types', run, budgetSeconds: 60 },
    { name: 'build', run, budgetSeconds: 100 },
  ]
  expect(announceGroup({ kind: 'tasks', steps, group: 'x', concurrency: 2, environment: undefined })).toBe(
    '… types, build (budget 160 s)',
  )
})
