export interface AlignmentRequest {
  /** The recording on the server's disk: WAV, MP3, FLAC, Ogg Vorbis or Opus, M4A where an ffmpeg is. It is never changed. */
  path: string
  /** What is said in it, in order. Pause tags are no words. */
  text: string
  /** BCP 47 of the text. */
  language: string
  signal?: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * When one token of the text is heard, with the tokens of the speech port: parted by white space, or a word with its
 * punctuation in scripts written without spaces.
 */
export interface AlignedWord {
  /** UTF-16 offsets in the text, [start, end). */
  start: number
  end: number
  /** Seconds from the start of the recording, [startTime, endTime); never beyond its length, each word after the one before. */
  startTime: number
  endTime: number
  /** 0 to 1: how sure it is that this word is heard there. */
  confidence: number
  /** As an outside provider reports it; lower is better. */
  loss?: number
}

export type AlignmentFailure =
  /** The bytes are no recording. */
  | 'not-audio'
  /** A known kind of recording that is not taken in. */
  | 'unsupported-format'
  /** The recording is cut short, damaged or empty. */
  | 'broken'
  /** The recording or the text is over the engine's limit. */
  | 'too-long'
  /** Nobody speaks in the recording. */
  | 'no-speech'
  /** The text has nothing that can be said. */
  | 'empty-text'
  /** No voice speaks the language of the text. */
  | 'unsupported-language'
  /** Took longer than the limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine is not installed on this machine. */
  | 'not-installed'
  /** The provider's account is spent. */
  | 'quota-exceeded'
  /** The provider refuses the server's key. */
  | 'bad-credentials'
  /** The provider was asked too often, and again when that was tried later. */
  | 'rate-limited'
  /** The provider answered, and is paid for it, with what cannot be used: another try would be paid again. */
  | 'answer-unusable'
  /** The engine or provider failed; worth another try. */
  | 'engine-failed'

export type AlignmentResult =
  | {
      kind: 'aligned'
      /** In the order of the text; tokens that are not heard, or in which nothing can be said, are left out. */
      words: AlignedWord[]
      /** Stretches in which somebody speaks who does not read the text; seconds, in order. */
      speechNotInText: { startTime: number; endTime: number }[]
      /** Stretches of the text that nobody reads; UTF-16 offsets, [start, end), from a token's start to a token's end. */
      textNotSpoken: { start: number; end: number }[]
      /** Of the whole recording. */
      durationSeconds: number
    }
  | { kind: 'failed'; code: AlignmentFailure; message: string }

/** Finds when each word of a text is said in a recording of it. Expected failures are answered, never thrown. */
export interface ForcedAlignment {
  /**
   * Another one wherever the same recording may be answered differently: answers kept under another version are not used.
   * Left out by the engine that comes with Lectern.
   */
  readonly version?: string
  align(request: AlignmentRequest): Promise<AlignmentResult>
}
