import { messageOf } from '../workers/message-of'

/** A block of sound. All blocks of one file have the same sample rate and number of channels. */
export interface DecodedSound {
  sampleRate: number
  /** Full scale -1 to 1, one array a channel, all of the same length. */
  channels: readonly Float32Array[]
}

export type SoundProblem =
  /** The bytes are in no known audio format. */
  | 'not-audio'
  /** A known format that is not supported: compressed WAV, or M4A without an ffmpeg. */
  | 'unsupported-format'
  /** Cut short, damaged or empty. */
  | 'broken'
  /** Lasts longer than is allowed. */
  | 'too-long'

/** Explains the problem of a file and its remedy. */
export class UnreadableSound extends Error {
  readonly problem: SoundProblem

  constructor(problem: SoundProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadableSound'
    this.problem = problem
  }
}

/** Reply of a worker to a recording that cannot be read. */
export interface RefusedSound {
  kind: 'refused'
  problem: SoundProblem
  message: string
  /** The decoder's own words, for the log. */
  cause?: string
}

/** Converts the error to a reply that can be sent between threads. */
export function refuseSound({ problem, message, cause }: UnreadableSound): RefusedSound {
  return { kind: 'refused', problem, message, ...(cause === undefined ? {} : { cause: messageOf(cause) }) }
}
