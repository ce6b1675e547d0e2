import { countFrameBytes } from './count-frame-bytes'
import type { WrittenWavShape } from './wav-format'
import {
  extensibleWavCode,
  maxWavNumber,
  maxWavChannels,
  wavCodes,
  wavGuidRest,
  wavSpeakerMasks,
  wavTags,
  writtenWavBits,
} from './wav-table'

/**
 * - `plain` has 44 bytes for every shape; it throws for files over 4 GB.
 * - `full` follows the standard: extensible for more than two channels and for integers of more than 16 bits, with the
 *   number of frames for floats, and RF64 over 4 GB.
 * - `replaceable` is `full` with room for the lengths of a large file, so that a header written first can be replaced.
 */
export type WavHeaderForm = 'plain' | 'full' | 'replaceable'

const PLAIN_FORMAT_BYTES = 16
const EXTENSIBLE_FORMAT_BYTES = 40
const DS64_BYTES = 28
const CHUNK_HEADER_BYTES = 8
const RIFF_HEADER_BYTES = 12
const NO_SPEAKERS = 0

/**
 * Returns 1 if a padding byte follows the samples because their length is odd, otherwise 0.
 *
 * @example
 * wavPaddingBytes({ encoding: 'integer', bitsPerSample: 24, channelCount: 1, sampleRate: 8000 }, 1) // => 1
 */
export function wavPaddingBytes(shape: WrittenWavShape, frameCount: number): 0 | 1 {
  return (countFrameBytes(shape) * frameCount) % 2 === 0 ? 0 : 1
}

/**
 * Writes the part of a WAV file before the samples.
 * @throws RangeError for values that a WAV file cannot hold
 *
 * @example
 * const shape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: 8000 }
 * writeWavHeader(shape, 4000).length // => 44
 */
export function writeWavHeader(
  shape: WrittenWavShape,
  frameCount: number,
  form: WavHeaderForm = 'full',
): Uint8Array<ArrayBuffer> {
  checkShape(shape, frameCount)
  const dataBytes = countFrameBytes(shape) * frameCount
  const isPlain = form === 'plain'
  const isExtensible =
    !isPlain && (shape.channelCount > 2 || (shape.encoding === 'integer' && shape.bitsPerSample > 16))
  const formatBytes = isExtensible ? EXTENSIBLE_FORMAT_BYTES : PLAIN_FORMAT_BYTES
  const factBytes = !isPlain && shape.encoding === 'float' ? CHUNK_HEADER_BYTES + 4 : 0
  const smallBytes = RIFF_HEADER_BYTES + CHUNK_HEADER_BYTES + formatBytes + factBytes + CHUNK_HEADER_BYTES
  const roomBytes = CHUNK_HEADER_BYTES + DS64_BYTES
  const isLarge = smallBytes + (isPlain ? 0 : roomBytes) + dataBytes + 1 > maxWavNumber
  if (isPlain && isLarge) {
    throw new RangeError(`A WAV file holds at most 4 GB, not ${dataBytes} bytes. Write it in parts.`)
  }
  const hasRoom = isLarge || form === 'replaceable'
  const headerBytes = smallBytes + (hasRoom ? roomBytes : 0)
  const riffBytes = headerBytes - CHUNK_HEADER_BYTES + dataBytes + wavPaddingBytes(shape, frameCount)

  const view = new DataView(new ArrayBuffer(headerBytes))
  const setLength = (offset: number, length: number) => view.setUint32(offset, isLarge ? maxWavNumber : length, true)
  view.setUint32(0, isLarge ? wavTags.RF64 : wavTags.RIFF)
  setLength(4, riffBytes)
  view.setUint32(8, wavTags.WAVE)
  let offset = RIFF_HEADER_BYTES
  if (hasRoom) {
    view.setUint32(offset, isLarge ? wavTags.ds64 : wavTags.JUNK)
    view.setUint32(offset + 4, DS64_BYTES, true)
    if (isLarge) {
      view.setBigUint64(offset + 8, BigInt(riffBytes), true)
      view.setBigUint64(offset + 16, BigInt(dataBytes), true)
      view.setBigUint64(offset + 24, BigInt(frameCount), true)
    }
    offset += roomBytes
  }
  view.setUint32(offset, wavTags.fmt)
  view.setUint32(offset + 4, formatBytes, true)
  writeFormat(new DataView(view.buffer, offset + CHUNK_HEADER_BYTES, formatBytes), shape, isExtensible)
  offset += CHUNK_HEADER_BYTES + formatBytes
  if (factBytes > 0) {
    view.setUint32(offset, wavTags.fact)
    view.setUint32(offset + 4, 4, true)
    setLength(offset + CHUNK_HEADER_BYTES, frameCount)
    offset += factBytes
  }
  view.setUint32(offset, wavTags.data)
  setLength(offset + 4, dataBytes)
  return new Uint8Array(view.buffer)
}

/** Throws a RangeError for bits that the encoding does not have. */
export function checkSampleFormat({
  encoding,
  bitsPerSample,
}: Pick<WrittenWavShape, 'encoding' | 'bitsPerSample'>): void {
  if (writtenWavBits[encoding].includes(bitsPerSample)) return
  const bits = writtenWavBits[encoding].join(', ')
  throw new RangeError(`A WAV file has ${encoding} samples of ${bits} bits, not ${bitsPerSample}.`)
}

function checkShape(shape: WrittenWavShape, frameCount: number): void {
  checkSampleFormat(shape)
  const { sampleRate, channelCount } = shape
  if (!Number.isInteger(sampleRate) || sampleRate < 1 || sampleRate > maxWavNumber) {
    throw new RangeError(`A WAV file has a whole sample rate from 1 to ${maxWavNumber}, not ${sampleRate}.`)
  }
  if (channelCount > maxWavChannels) {
    throw new RangeError(`A WAV file has at most ${maxWavChannels} channels, not ${channelCount}.`)
  }
  if (!Number.isInteger(channelCount) || channelCount < 1) {
    throw new RangeError(`A WAV file has at least one channel, not ${channelCount}.`)
  }
  if (!Number.isSafeInteger(frameCount) || frameCount < 0) {
    throw new RangeError(`A WAV file has a whole number of frames, not ${frameCount}.`)
  }
}

function writeFormat(view: DataView, shape: WrittenWavShape, isExtensible: boolean): void {
  const { encoding, bitsPerSample, channelCount, sampleRate } = shape
  const frameBytes = countFrameBytes(shape)
  view.setUint16(0, isExtensible ? extensibleWavCode : wavCodes[encoding], true)
  view.setUint16(2, channelCount, true)
  view.setUint32(4, sampleRate, true)
  view.setUint32(8, Math.min(maxWavNumber, sampleRate * frameBytes), true)
  view.setUint16(12, frameBytes, true)
  view.setUint16(14, bitsPerSample, true)
  if (!isExtensible) return
  view.setUint16(16, EXTENSIBLE_FORMAT_BYTES - 18, true)
  view.setUint16(18, bitsPerSample, true)
  view.setUint32(20, wavSpeakerMasks[channelCount] ?? NO_SPEAKERS, true)
  view.setUint16(24, wavCodes[encoding], true)
  for (const [index, byte] of wavGuidRest.entries()) view.setUint8(28 + index, byte)
}
