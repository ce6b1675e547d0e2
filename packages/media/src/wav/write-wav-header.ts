import { checkWrittenShape, type WrittenWavShape } from './encode-samples'
import { EXTENSIBLE_CODE, frameBytesOf, MOST_CHANNELS, UNSAID_LENGTH, wavCodes, wavTags } from './wav-shape'

export interface WavHeaderOptions {
  /** Keeps room for the lengths of a large file, so that a header written at first can be exchanged for the true one. */
  keepsRoom?: boolean
}

const PLAIN_FORMAT_BYTES = 16
const EXTENSIBLE_FORMAT_BYTES = 40
const DS64_BYTES = 28
const CHUNK_HEADER_BYTES = 8
const RIFF_HEADER_BYTES = 12
/** The rest of the identifier of a format, after its code. */
const FORMAT_GUID_REST = [0x00, 0x00, 0x10, 0x00, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71]
/** Loudspeakers from one channel to eight: front, centre, low, back and side, as players expect them. */
const SPEAKERS = [0x0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x13f, 0x63f]

/** A zero byte follows samples of an odd length. */
export function wavPaddingBytes(shape: WrittenWavShape, frameCount: number): 0 | 1 {
  return (frameBytesOf(shape) * frameCount) % 2 === 0 ? 0 : 1
}

/**
 * All that stands before the samples of a WAV file. Over 4 GB it becomes RF64. More than two channels, and integers of more
 * than 16 bits, are told the extensible way; floats say how many there are, as the format wants it.
 * Throws a RangeError for what a WAV file cannot say.
 */
export function writeWavHeader(
  shape: WrittenWavShape,
  frameCount: number,
  { keepsRoom = false }: WavHeaderOptions = {},
): Uint8Array<ArrayBuffer> {
  checkHeader(shape, frameCount)
  const dataBytes = frameBytesOf(shape) * frameCount
  const isExtensible = shape.channelCount > 2 || (shape.encoding === 'integer' && shape.bitsPerSample > 16)
  const formatBytes = isExtensible ? EXTENSIBLE_FORMAT_BYTES : PLAIN_FORMAT_BYTES
  const factBytes = shape.encoding === 'float' ? CHUNK_HEADER_BYTES + 4 : 0
  const smallBytes = RIFF_HEADER_BYTES + CHUNK_HEADER_BYTES + formatBytes + factBytes + CHUNK_HEADER_BYTES
  const roomBytes = CHUNK_HEADER_BYTES + DS64_BYTES
  const isLarge = smallBytes + roomBytes + dataBytes + 1 > UNSAID_LENGTH
  const hasRoom = isLarge || keepsRoom
  const headerBytes = smallBytes + (hasRoom ? roomBytes : 0)
  const riffBytes = headerBytes - CHUNK_HEADER_BYTES + dataBytes + wavPaddingBytes(shape, frameCount)

  const view = new DataView(new ArrayBuffer(headerBytes))
  const say = (offset: number, length: number) => view.setUint32(offset, isLarge ? UNSAID_LENGTH : length, true)
  view.setUint32(0, isLarge ? wavTags.RF64 : wavTags.RIFF)
  say(4, riffBytes)
  view.setUint32(8, wavTags.WAVE)
  let at = RIFF_HEADER_BYTES
  if (hasRoom) {
    view.setUint32(at, isLarge ? wavTags.ds64 : wavTags.JUNK)
    view.setUint32(at + 4, DS64_BYTES, true)
    if (isLarge) {
      view.setBigUint64(at + 8, BigInt(riffBytes), true)
      view.setBigUint64(at + 16, BigInt(dataBytes), true)
      view.setBigUint64(at + 24, BigInt(frameCount), true)
    }
    at += roomBytes
  }
  view.setUint32(at, wavTags.fmt)
  view.setUint32(at + 4, formatBytes, true)
  writeFormat(new DataView(view.buffer, at + CHUNK_HEADER_BYTES, formatBytes), shape, isExtensible)
  at += CHUNK_HEADER_BYTES + formatBytes
  if (factBytes > 0) {
    view.setUint32(at, wavTags.fact)
    view.setUint32(at + 4, 4, true)
    say(at + CHUNK_HEADER_BYTES, frameCount)
    at += factBytes
  }
  view.setUint32(at, wavTags.data)
  say(at + 4, dataBytes)
  return new Uint8Array(view.buffer)
}

function checkHeader(shape: WrittenWavShape, frameCount: number): void {
  checkWrittenShape(shape)
  const { sampleRate, channelCount } = shape
  if (!Number.isInteger(sampleRate) || sampleRate < 1 || sampleRate > UNSAID_LENGTH) {
    throw new RangeError(`A WAV file has a whole sample rate from 1 to ${UNSAID_LENGTH}, not ${sampleRate}`)
  }
  if (!Number.isInteger(channelCount) || channelCount < 1 || channelCount > MOST_CHANNELS) {
    throw new RangeError(`A WAV file has 1 to ${MOST_CHANNELS} channels, not ${channelCount}`)
  }
  if (!Number.isSafeInteger(frameCount) || frameCount < 0) {
    throw new RangeError(`A WAV file has a whole number of frames, not ${frameCount}`)
  }
}

function writeFormat(view: DataView, shape: WrittenWavShape, isExtensible: boolean): void {
  const { encoding, bitsPerSample, channelCount, sampleRate } = shape
  const frameBytes = frameBytesOf(shape)
  view.setUint16(0, isExtensible ? EXTENSIBLE_CODE : wavCodes[encoding], true)
  view.setUint16(2, channelCount, true)
  view.setUint32(4, sampleRate, true)
  view.setUint32(8, Math.min(UNSAID_LENGTH, sampleRate * frameBytes), true)
  view.setUint16(12, frameBytes, true)
  view.setUint16(14, bitsPerSample, true)
  if (!isExtensible) return
  view.setUint16(16, EXTENSIBLE_FORMAT_BYTES - 18, true)
  view.setUint16(18, bitsPerSample, true)
  view.setUint32(20, SPEAKERS[channelCount] ?? 0, true)
  view.setUint16(24, wavCodes[encoding], true)
  for (const [index, byte] of FORMAT_GUID_REST.entries()) view.setUint8(28 + index, byte)
}
