/** A word as a provider recognised or spoke it; seconds. */
export interface HeardWord {
  text: string
  startTime: number
  endTime: number
}
