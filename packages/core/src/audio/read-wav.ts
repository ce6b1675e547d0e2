import type { Pcm } from './pcm'
import { readWavHeader, type BrokenWav, type WavHeader } from './read-wav-header'

/**
 * The samples of a WAV file, full scale -1 to 1, or why it cannot be read. Not-a-number samples become silence. Never
 * throws; a file that was cut off gives the samples that are there.
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

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readSample = sampleReader(view, header)
  const sampleBytes = header.bitsPerSample / 8
  const channels = Array.from({ length: header.channelCount }, (_, channel) => {
    const samples = new Float32Array(header.frameCount)
    let offset = header.dataOffsetBytes + channel * sampleBytes
    for (let frame = 0; frame < samples.length; frame++) {
      samples[frame] = readSample(offset) || 0
      offset += sampleBytes * header.channelCount
    }
    return samples
  })
  return { kind: 'ok', pcm: { sampleRate: header.sampleRate, channels }, header }
}

function sampleReader(view: DataView, header: WavHeader): (offset: number) => number {
  if (header.encoding === 'float') {
    return header.bitsPerSample === 64
      ? (offset) => view.getFloat64(offset, true)
      : (offset) => view.getFloat32(offset, true)
  }
  switch (header.bitsPerSample) {
    case 8:
      return (offset) => (view.getUint8(offset) - 2 ** 7) / 2 ** 7
    case 16:
      return (offset) => view.getInt16(offset, true) / 2 ** 15
    case 24:
      return (offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 2 ** 16) / 2 ** 23
    default:
      return (offset) => view.getInt32(offset, true) / 2 ** 31
  }
}
