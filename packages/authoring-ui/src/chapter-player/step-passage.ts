/** A part of the narration that is played on its own. Times are in seconds. */
export interface Passage {
  readonly start: number
  readonly end: number
  readonly isLooped: boolean
}

/** Returns what to do at a place of the narration while a passage is played: go on, go back to its start, or stop. */
export function stepPassage({ start, end, isLooped }: Passage, time: number): 'go-on' | 'repeat' | 'stop' {
  // Its start has been moved past the place, or its end before it.
  if (time >= start - 0.05 && time < end) return 'go-on'
  return isLooped ? 'repeat' : 'stop'
}
