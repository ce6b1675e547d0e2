import type { StepGroup } from './group-steps.ts'

/** Composes the line that is printed when a group starts: its steps, and how long they may take. */
export function announceGroup(group: StepGroup): string {
  const steps = group.kind === 'command' ? [group.step] : group.steps
  const seconds = steps.reduce((sum, step) => sum + step.budgetSeconds, 0)
  return `… ${steps.map(({ name }) => name).join(', ')} (budget ${seconds} s)`
}
