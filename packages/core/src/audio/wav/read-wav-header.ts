import { countFrameBytes } from './count-frame-bytes'
import type { BrokenWav } from './broken-wav'
import { parseWav } from './parse-wav'
import { type SampleEncoding } from './wav-format'

/** The sample format of a WAV file, checked against its length. */
export interface WavHeader {
  kind: 'ok'
  encoding: SampleEncoding
  bitsPerSample: number
  channelCount: number
  /** Frames (one sample of each channel) per second. */
  sampleRate: number
  /** The offset of the samples in the file. */
  dataOffsetBytes: number
  /** The length of the complete frames that the file contains. */
  dataBytes: number
  frameCount: number
  durationSeconds: number
  /** True if the file announces more samples than it contains. */
  isTruncated: boolean
}

/**
 * Reads the sample format of a WAV file: integers of 8, 16, 24 and 32 bits, floats of 32 and 64. A file without samples is
 * valid. Never throws; returns 'broken' with a reason instead.
 * @param bytes the whole file, or its beginning with the format and the start of the samples
 * @param o.fileBytes length of the whole file if `bytes` is only its beginning; ignored if it is not a finite number
 *
 * @example
 * const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(4000)] })
 * const header = readWavHeader(bytes.subarray(0, 44), { fileBytes: bytes.length })
 * header.bitsPerSample // => 16
 * header.durationSeconds // => 0.5
 * readWavHeader(new Uint8Array(0)).reason // => 'not-wav'
 */
export function readWavHeader(bytes: Uint8Array, o: { fileBytes?: number } = {}): WavHeader | BrokenWav {
  const fileBytes = Math.max(bytes.length, findFileBytes(o.fileBytes))
  const parser = parseWav(fileBytes)
  let step = parser.next()
  while (!step.done) {
    const { start, end } = step.value
    const available = bytes.subarray(start, end)
    step = parser.next(new DataView(available.buffer, available.byteOffset, available.byteLength))
  }
  const layout = step.value
  if (layout.kind === 'broken') return layout
  const { encoding } = layout
  if (encoding !== 'integer' && encoding !== 'float') {
    const message = 'The WAV file is compressed or unusual. Save it as PCM of 16 or 24 bits.'
    return { kind: 'broken', reason: 'unsupported-format', message }
  }
  return { ...layout, encoding, dataBytes: layout.frameCount * countFrameBytes(layout) }
}

function findFileBytes(fileBytes: number | undefined): number {
  return fileBytes !== undefined && Number.isFinite(fileBytes) ? Math.floor(fileBytes) : 0
}
