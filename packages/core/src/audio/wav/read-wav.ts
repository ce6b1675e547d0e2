import type { BrokenWav } from './broken-wav'
import { decodeSamples } from './decode-samples'
import type { Pcm } from '../pcm/pcm'
import { readWavHeader, type WavHeader } from './read-wav-header'

/**
 * Reads the samples of a WAV file, full scale -1 to 1, or returns the reason why it cannot be read. Samples that are not finite
 * become silence. Never throws; a truncated file yields the samples that it contains.
 * @param bytes the whole file
 *
 * @example
 * const reading = readWav(writeWav({ sampleRate: 8000, channels: [new Float32Array([0, 0.5, -1])] }))
 * reading.kind // => 'ok'
 * reading.pcm // => { sampleRate: 8000, channels: [new Float32Array([0, 0.5, -1])] }
 * readWav(new Uint8Array(0)).reason // => 'not-wav'
 */
export function readWav(bytes: Uint8Array): { kind: 'ok'; pcm: Pcm; header: WavHeader } | BrokenWav {
  const header = readWavHeader(bytes)
  if (header.kind === 'broken') return header
  const { dataOffsetBytes, dataBytes, sampleRate } = header
  const channels = decodeSamples(bytes.subarray(dataOffsetBytes, dataOffsetBytes + dataBytes), header)
  return { kind: 'ok', pcm: { sampleRate, channels }, header }
}
