/** A word as a provider heard or said it; seconds. */
export interface HeardWord {
  text: string
  startTime: number
  endTime: number
}
