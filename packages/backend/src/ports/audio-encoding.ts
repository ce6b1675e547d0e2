export interface Mp3Request {
  /** 16 bit samples, one array a channel, one or two of equal length; or the one channel alone. */
  pcm: Int16Array | readonly Int16Array[]
  /** Samples a second: 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100 or 48000. */
  sampleRate: number
  signal?: AbortSignal
}

/**
 * Encodes off the event loop as 128 kbit/s constant-rate MP3 whose header lets players drop the encoder's delay, so that
 * times in the PCM hold in the MP3. Rejects with an error that names the values when the PCM has no such shape or the
 * signal is aborted. The PCM is copied: it stays usable.
 */
export interface AudioEncoding {
  encodeMp3(request: Mp3Request): Promise<Uint8Array>
}
