/** A word in the recording, in seconds. */
export interface PlacedWord {
  startTime: number
  endTime: number
}
