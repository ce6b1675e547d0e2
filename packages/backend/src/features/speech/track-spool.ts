import type { PlacedSentence, TimedWord } from './join-sentences'

/** A complete track, ready to be stored. */
export interface SpooledTrack {
  /** Opens a new stream on each call: a store may need the bytes twice. */
  open: () => ReadableStream<Uint8Array>
  contentType: 'audio/mpeg' | 'audio/wav'
  /** Named by its content. */
  fileName: string
  /** Rounded to milliseconds. */
  durationSeconds: number
  words: TimedWord[]
}

export interface TrackSpool {
  add(sentence: PlacedSentence): Promise<void>
  /** Completes the track; null if nothing was added. Call it once. */
  finish(): Promise<SpooledTrack | null>
}

export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
