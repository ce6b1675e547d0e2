export interface Mp3Request {
  /** 16 bit samples, one array a channel, one or two of equal length; or the one channel alone. */
  pcm: Int16Array | readonly Int16Array[]
  /** Samples a second, 4000 to 384000; those that MP3 lacks become one that it has. */
  sampleRate: number
  signal?: AbortSignal
}

export interface ConversionRequest {
  /** The recording on the server's disk: WAV, MP3, FLAC, Ogg Vorbis or Opus, M4A where an ffmpeg is. It is never changed. */
  path: string
  signal?: AbortSignal
}

export type ConversionFailure =
  /** The bytes are no recording. */
  | 'not-audio'
  /** A known kind of recording, or a sample rate, that is not taken in. */
  | 'unsupported-format'
  /** The recording is cut short, damaged or empty. */
  | 'broken'
  /** Over the engine's limit. */
  | 'too-long'
  /** Took longer than the limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine failed; worth another try. */
  | 'engine-failed'

export type ConversionResult =
  | { kind: 'converted'; mp3: Uint8Array; durationSeconds: number }
  | { kind: 'failed'; code: ConversionFailure; message: string }

/**
 * Encodes off the event loop as 128 kbit/s constant-rate MP3 whose header lets players drop the encoder's delay, so that
 * times in the PCM hold in the MP3. Rejects with an error that names the values when the PCM has no such shape or the
 * signal is aborted. The PCM is copied: it stays usable.
 */
export interface AudioEncoding {
  encodeMp3(request: Mp3Request): Promise<Uint8Array>
  /** The same of a whole recording, in constant memory; more than two channels become one. Failures are answered. */
  convertToMp3(request: ConversionRequest): Promise<ConversionResult>
}
