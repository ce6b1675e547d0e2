/** A stretch of sound, in order; every stretch of one file has the same sample rate and number of channels. */
export interface DecodedSound {
  sampleRate: number
  /** Full scale -1 to 1, one array a channel, all of the same length. */
  channels: readonly Float32Array[]
}

export type SoundProblem =
  /** No sound that can be read, by its bytes. */
  | 'not-audio'
  /** A known kind that is not taken in: compressed WAV, or M4A where there is no ffmpeg. */
  | 'unsupported-format'
  /** Cut short, damaged or empty. */
  | 'broken'
  /** Lasts longer than is allowed. */
  | 'too-long'

/** Says in a sentence what is wrong with a file and what to do. */
export class UnreadableSound extends Error {
  readonly problem: SoundProblem

  constructor(problem: SoundProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadableSound'
    this.problem = problem
  }
}
