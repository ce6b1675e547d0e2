export interface AlignmentRequest {
  /** File on the server's disk: WAV, MP3, FLAC, Ogg Vorbis or Opus, M4A with ffmpeg. It is never changed. */
  path: string
  /** The spoken text. Pause tags are not words. */
  text: string
  /** BCP 47 of the text. */
  language: string
  signal?: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Time of one token of the text, with the tokens of the speech port: separated by white space, or a word with its
 * punctuation in scripts written without spaces.
 */
export interface AlignedWord {
  /** UTF-16 offsets in the text, [start, end). */
  start: number
  end: number
  /** Seconds from the start of the recording, [startTime, endTime); within its duration, in ascending order. */
  startTime: number
  endTime: number
  /** Confidence that this word is spoken then, 0 to 1. */
  confidence: number
  /** Loss reported by an external provider; lower is better. */
  loss?: number
}

export type AlignmentFailure =
  /** The bytes are not a recording. */
  | 'not-audio'
  /** A known format that is not supported. */
  | 'unsupported-format'
  /** The recording is truncated, damaged or empty. */
  | 'broken'
  /** Recording or text exceed the engine's limit. */
  | 'too-long'
  /** The recording contains no speech. */
  | 'no-speech'
  /** The text contains nothing to speak. */
  | 'empty-text'
  /** No voice speaks the language of the text. */
  | 'unsupported-language'
  /** Exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine is not installed on this machine. */
  | 'not-installed'
  /** The provider's account is used up. */
  | 'quota-exceeded'
  /** The provider refuses the server's key. */
  | 'bad-credentials'
  /** The provider's rate limit was exceeded, even after retries. */
  | 'rate-limited'
  /** The provider's paid response is unusable: a retry would be paid again. */
  | 'answer-unusable'
  /** The engine or provider failed; worth a retry. */
  | 'engine-failed'

export type AlignmentResult =
  | {
      kind: 'aligned'
      /** In the order of the text; tokens that are not spoken, or cannot be, are left out. */
      words: AlignedWord[]
      /** Time ranges of speech that is not in the text; seconds, in order. */
      speechNotInText: { startTime: number; endTime: number }[]
      /** Ranges of the text that are not spoken; UTF-16 offsets, [start, end), from token start to token end. */
      textNotSpoken: { start: number; end: number }[]
      /** Duration of the whole recording. */
      durationSeconds: number
    }
  /** `message` is for people; `cause` has the engine's own words, for the log. */
  | { kind: 'failed'; code: AlignmentFailure; message: string; cause?: string }

/** Finds when each word of a text is spoken in a recording. Expected failures are returned, never thrown. */
export interface ForcedAlignment {
  /**
   * Version of the results: cached results of another version are not used. Missing for the engine that ships with
   * Lectern.
   */
  readonly version?: string
  /** True if each alignment costs money: none is then asked for twice without its author. */
  readonly isPaid: boolean
  align(request: AlignmentRequest): Promise<AlignmentResult>
}
