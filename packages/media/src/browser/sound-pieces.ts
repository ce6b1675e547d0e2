/** A sound that is read piece by piece, so that only one piece is in memory. */
export interface SoundPieces {
  readonly sampleRate: number
  /** Samples of one channel. */
  readonly frameCount: number
  /** Reads the samples of every channel from the start. Rejects with an `EncodingError` for a piece without sound. */
  readonly read: () => AsyncIterable<Float32Array<ArrayBuffer>[]>
}
