export interface Mp3Request {
  /** 16 bit samples: one array per channel, one or two of equal length, or the only channel itself. */
  pcm: Int16Array | readonly Int16Array[]
  /** Sample rate, 4000 to 384000; rates that MP3 lacks are resampled. */
  sampleRate: number
  signal?: AbortSignal
}

export interface ConversionRequest {
  /** File on the server's disk: WAV, MP3, FLAC, Ogg Vorbis or Opus, M4A with ffmpeg. It is never changed. */
  path: string
  /** New file that receives the MP3. The caller deletes it, also after a failure. */
  target: string
  signal?: AbortSignal
}

export type ConversionFailure =
  /** The bytes are not a recording. */
  | 'not-audio'
  /** A known format or a sample rate that is not supported. */
  | 'unsupported-format'
  /** The recording is truncated, damaged or empty. */
  | 'broken'
  /** Exceeds the engine's limit. */
  | 'too-long'
  /** Exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine failed; worth a retry. */
  | 'engine-failed'

export type ConversionResult =
  | { kind: 'converted'; durationSeconds: number }
  /** `message` is for people; `cause` has the engine's own words, for the log. */
  | { kind: 'failed'; code: ConversionFailure; message: string; cause?: string }

/**
 * Encodes 128 kbit/s constant-rate MP3 off the event loop. The header lets players drop the encoder's delay, so that
 * times in the PCM hold in the MP3. Rejects with the values if the PCM is invalid or the signal is aborted. The PCM is
 * copied and stays usable.
 */
export interface AudioEncoding {
  encodeMp3(request: Mp3Request): Promise<Uint8Array>
  /** Converts a whole recording in constant memory; mixes more than two channels to one. Failures are returned. */
  convertToMp3(request: ConversionRequest): Promise<ConversionResult>
}
