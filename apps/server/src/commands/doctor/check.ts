/** What the doctor found of one thing that Lectern stands on. */
export interface Check {
  readonly name: string
  readonly state: 'well' | 'unwell' | 'absent'
  /** What it is, or what is wrong with it. */
  readonly detail: string
  /** Sentences: what to do, or what could be changed. */
  readonly advice: readonly string[]
}

export function well(name: string, detail: string): Check {
  return { name, state: 'well', detail, advice: [] }
}

export function unwell(name: string, detail: string, ...advice: string[]): Check {
  return { name, state: 'unwell', detail, advice }
}
