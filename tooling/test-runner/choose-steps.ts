import type { Step } from './step.ts'

/**
 * The steps whose names contain one of the wanted parts; all of them when nothing is wanted.
 * @throws naming the part that no step's name contains: a misspelt name must not pass as "nothing failed".
 */
export function chooseSteps(steps: readonly Step[], wanted: readonly string[]): readonly Step[] {
  const unknown = wanted.find((part) => !steps.some((step) => step.name.includes(part)))
  if (unknown !== undefined) {
    const names = steps.map((step) => `  ${step.name}`).join('\n')
    throw new Error(`No step is called "${unknown}". The steps are:\n${names}`)
  }
  return wanted.length === 0 ? steps : steps.filter((step) => wanted.some((part) => step.name.includes(part)))
}
