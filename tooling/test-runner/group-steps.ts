import type { CommandRun, Step, TaskRun } from './step.ts'

type TaskStep = Step & { readonly run: TaskRun }

/** Steps that run at the same time: tasks of one Turborepo run, or a single program. */
export type StepGroup = TaskGroup | { readonly kind: 'command'; readonly step: Step & { readonly run: CommandRun } }

interface TaskGroup {
  readonly kind: 'tasks'
  readonly steps: readonly TaskStep[]
  readonly group: string
  readonly concurrency: number
  readonly environment: Readonly<Record<string, string>> | undefined
}

/** Joins neighbouring steps of one group. Steps with an environment of their own stay alone. */
export function groupSteps(steps: readonly Step[]): StepGroup[] {
  const groups: StepGroup[] = []
  for (const step of steps) {
    const { run, environment } = step
    if (run.kind === 'command') {
      groups.push({ kind: 'command', step: { ...step, run } })
      continue
    }
    const { group, concurrency } = run
    const last = groups.at(-1)
    if (last?.kind === 'tasks' && last.group === group && !last.environment && !environment) {
      groups[groups.length - 1] = {
        ...last,
        steps: [...last.steps, { ...step, run }],
        concurrency: Math.max(last.concurrency, concurrency),
      }
    } else groups.push({ kind: 'tasks', steps: [{ ...step, run }], group, concurrency, environment })
  }
  return groups
}
