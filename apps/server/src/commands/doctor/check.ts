/** Result of one of the doctor's checks. */
export interface Check {
  readonly name: string
  readonly state: 'well' | 'unwell' | 'absent'
  /** The checked part, or its fault. */
  readonly detail: string
  /** Sentences of advice. */
  readonly advice: readonly string[]
}

export function well(name: string, detail: string): Check {
  return { name, state: 'well', detail, advice: [] }
}

export function unwell(name: string, detail: string, ...advice: string[]): Check {
  return { name, state: 'unwell', detail, advice }
}
