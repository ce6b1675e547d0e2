import type { PlacedSentence, TimedWord } from './join-sentences'

/** A track that is ready to be stored. */
export interface SpooledTrack {
  /** Opened anew with each call: a store may need the bytes twice. */
  open: () => Uint8Array | ReadableStream<Uint8Array>
  contentType: 'audio/mpeg' | 'audio/wav'
  /** Named by its content. */
  fileName: string
  /** To the millisecond. */
  durationSeconds: number
  words: TimedWord[]
}

export interface TrackSpool {
  add(sentence: PlacedSentence): Promise<void>
  /** Null when nothing was added. To be called once. */
  finish(): Promise<SpooledTrack | null>
}

export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
