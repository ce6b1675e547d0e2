import { computeCrc16 } from './compute-crc16'
import { type FrameHeader, readFrameHeader } from './read-frame-header'

/** Samples that LAME puts before the first one; players add the decoder's own 529 to it. */
const ENCODER_DELAY_SAMPLES = 576

const HEADER_BYTES = 4
const PADDING_BIT = 1 << 9
const NO_CRC_BIT = 1 << 16
const INFO_FIELDS_BYTES = 120
const SEEK_ENTRIES = 100
const FIELDS_PRESENT = 0x0f
const GOOD_QUALITY = 50
const LAME_CONSTANT_BIT_RATE = 0x01
const LAME_DELAY_AT = 21
const LAME_LENGTH_AT = 28
const LAME_CRC_AT = 34

/** Bytes between a frame's header and where an Info tag belongs. */
function sideInformationBytes({ isMpeg1, isMono }: FrameHeader): number {
  if (isMpeg1) return isMono ? 17 : 32
  return isMono ? 9 : 17
}

function countFrames(mp3: Uint8Array): { frames: number; bytes: number } {
  let frames = 0
  let bytes = 0
  for (let header = readFrameHeader(mp3, 0); header; header = readFrameHeader(mp3, bytes)) {
    if (bytes + header.frameBytes > mp3.length) break
    frames += 1
    bytes += header.frameBytes
  }
  return { frames, bytes }
}

function writeAscii(target: Uint8Array, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) target[offset + index] = text.charCodeAt(index)
}

/** Room for a frame with an Info and LAME tag: one like the first of the file, without padding. */
export function infoFrameBytes({ samplesPerFrame, bitsPerSecond, sampleRate }: FrameHeader): number {
  return Math.floor(((samplesPerFrame / 8) * bitsPerSecond) / sampleRate)
}

/**
 * Writes a silent frame with an Info and LAME tag into the first `frameBytes` of `file`, which were left free for it before
 * the frames of a constant-rate MP3. It tells players how many samples the encoder added at both ends: without it they begin
 * 1,105 samples (25 ms at 44.1 kHz) late and play past the end. `pcmSamples` is the length of one channel before encoding.
 * `counted` is what follows, where that is known. Answers the file up to its last whole frame. Throws when no frame follows.
 */
export function writeInfoFrame(
  file: Uint8Array<ArrayBuffer>,
  frameBytes: number,
  pcmSamples: number,
  counted: { frames: number; bytes: number } = countFrames(file.subarray(frameBytes)),
): Uint8Array<ArrayBuffer> {
  const mp3 = file.subarray(frameBytes)
  const header = readFrameHeader(mp3, 0)
  if (!header) throw new Error(`An MP3 frame was expected at ${frameBytes} of ${file.length} bytes, and there is none`)
  const { frames, bytes } = counted
  const withInfo = file.subarray(0, frameBytes + bytes)
  const view = new DataView(withInfo.buffer, withInfo.byteOffset, withInfo.byteLength)
  view.setUint32(0, ((view.getUint32(frameBytes) & ~PADDING_BIT) | NO_CRC_BIT) >>> 0)

  const infoAt = HEADER_BYTES + sideInformationBytes(header)
  writeAscii(withInfo, infoAt, 'Info')
  view.setUint32(infoAt + 4, FIELDS_PRESENT)
  view.setUint32(infoAt + 8, frames)
  view.setUint32(infoAt + 12, withInfo.length)
  for (let entry = 0; entry < SEEK_ENTRIES; entry += 1) {
    withInfo[infoAt + 16 + entry] = Math.round((entry * 256) / SEEK_ENTRIES)
  }
  view.setUint32(infoAt + 16 + SEEK_ENTRIES, GOOD_QUALITY)

  const lameAt = infoAt + INFO_FIELDS_BYTES
  const paddingSamples = Math.max(0, frames * header.samplesPerFrame - pcmSamples - ENCODER_DELAY_SAMPLES)
  writeAscii(withInfo, lameAt, 'LAME3.100')
  withInfo[lameAt + 9] = LAME_CONSTANT_BIT_RATE
  withInfo[lameAt + LAME_DELAY_AT] = ENCODER_DELAY_SAMPLES >> 4
  withInfo[lameAt + LAME_DELAY_AT + 1] = ((ENCODER_DELAY_SAMPLES & 15) << 4) | ((paddingSamples >> 8) & 15)
  withInfo[lameAt + LAME_DELAY_AT + 2] = paddingSamples & 255
  view.setUint32(lameAt + LAME_LENGTH_AT, withInfo.length)
  view.setUint16(lameAt + LAME_CRC_AT, computeCrc16(withInfo.subarray(0, lameAt + LAME_CRC_AT)))
  return withInfo
}
