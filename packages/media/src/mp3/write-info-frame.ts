import { computeCrc16 } from './compute-crc16'
import { type FrameHeader, readFrameHeader } from './read-frame-header'

/** Samples that LAME adds before the first one; players add the 529 of the decoder. */
const ENCODER_DELAY_SAMPLES = 576

const HEADER_BYTES = 4
const PADDING_BIT = 1 << 9
const NO_CRC_BIT = 1 << 16
const INFO_FIELDS_BYTES = 120
const SEEK_ENTRIES = 100
const FIELDS_PRESENT = 0x0f
const GOOD_QUALITY = 50
const LAME_CONSTANT_BIT_RATE = 0x01
const LAME_DELAY_OFFSET = 21
const LAME_LENGTH_OFFSET = 28
const LAME_CRC_OFFSET = 34

/** Returns the bytes between a frame's header and its Info tag. */
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

/** Returns the length of a frame with an Info and LAME tag: a frame like the first of the file, without padding. */
export function infoFrameBytes({ samplesPerFrame, bitsPerSecond, sampleRate }: FrameHeader): number {
  return Math.floor(((samplesPerFrame / 8) * bitsPerSecond) / sampleRate)
}

/**
 * Writes a silent frame with an Info and LAME tag into the first `frameBytes` of `file`, which are reserved for it before
 * the frames of a constant-rate MP3. It tells players how many samples the encoder added at both ends: without it they
 * start 1,105 samples (25 ms at 44.1 kHz) late and play past the end. Returns the file up to its last whole frame. Throws
 * when no frame follows.
 * @param pcmSamples length of one channel before encoding
 * @param counted the frames that follow; counted here by default
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

  const infoOffset = HEADER_BYTES + sideInformationBytes(header)
  writeAscii(withInfo, infoOffset, 'Info')
  view.setUint32(infoOffset + 4, FIELDS_PRESENT)
  view.setUint32(infoOffset + 8, frames)
  view.setUint32(infoOffset + 12, withInfo.length)
  for (let entry = 0; entry < SEEK_ENTRIES; entry += 1) {
    withInfo[infoOffset + 16 + entry] = Math.round((entry * 256) / SEEK_ENTRIES)
  }
  view.setUint32(infoOffset + 16 + SEEK_ENTRIES, GOOD_QUALITY)

  const lameOffset = infoOffset + INFO_FIELDS_BYTES
  const paddingSamples = Math.max(0, frames * header.samplesPerFrame - pcmSamples - ENCODER_DELAY_SAMPLES)
  writeAscii(withInfo, lameOffset, 'LAME3.100')
  withInfo[lameOffset + 9] = LAME_CONSTANT_BIT_RATE
  withInfo[lameOffset + LAME_DELAY_OFFSET] = ENCODER_DELAY_SAMPLES >> 4
  withInfo[lameOffset + LAME_DELAY_OFFSET + 1] = ((ENCODER_DELAY_SAMPLES & 15) << 4) | ((paddingSamples >> 8) & 15)
  withInfo[lameOffset + LAME_DELAY_OFFSET + 2] = paddingSamples & 255
  view.setUint32(lameOffset + LAME_LENGTH_OFFSET, withInfo.length)
  view.setUint16(lameOffset + LAME_CRC_OFFSET, computeCrc16(withInfo.subarray(0, lameOffset + LAME_CRC_OFFSET)))
  return withInfo
}
