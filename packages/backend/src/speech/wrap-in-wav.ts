import { wavHeaderBytes, writeWavHeader } from './write-wav-header'

/** A WAV file of a short sound, 16 bit mono. The samples are copied as they are. */
export function wrapInWav(pcm: Int16Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(wavHeaderBytes + pcm.byteLength)
  bytes.set(writeWavHeader(pcm.length, sampleRate))
  bytes.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), wavHeaderBytes)
  return bytes
}
