import { trackHeaderBytes, writeTrackHeader } from './write-track-header'

/** Builds a WAV file of a short 16 bit mono sound. */
export function wrapInWav(pcm: Int16Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(trackHeaderBytes + pcm.byteLength)
  bytes.set(writeTrackHeader(pcm.length, sampleRate))
  bytes.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), trackHeaderBytes)
  return bytes
}
