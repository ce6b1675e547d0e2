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

/** Counts the whole frames that the bytes begin with. */
export function countWholeFrames(mp3: Uint8Array): CountedFrames {
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

export interface CountedFrames {
  frames: number
  bytes: number
}

/**
 * Returns the silent frame with an Info and LAME tag that opens a constant-rate MP3. It tells players how many samples the
 * encoder added at both ends: without it they start 1,105 samples (25 ms at 44.1 kHz) late and play past the end. Throws
 * when no frame follows.
 * @param following the first bytes of the frames that follow
 * @param pcmSamples length of one channel before encoding
 * @param counted the frames that follow
 */
export function makeInfoFrame(
  following: Uint8Array,
  pcmSamples: number,
  { frames, bytes }: CountedFrames,
): Uint8Array<ArrayBuffer> {
  const header = readFrameHeader(following, 0)
  if (!header) throw new Error(`An MP3 frame was expected in ${following.length} bytes, and there is none`)
  const frame = new Uint8Array(infoFrameBytes(header))
  const fileBytes = frame.length + bytes
  const view = new DataView(frame.buffer)
  const firstHeader = new DataView(following.buffer, following.byteOffset, following.byteLength).getUint32(0)
  view.setUint32(0, ((firstHeader & ~PADDING_BIT) | NO_CRC_BIT) >>> 0)

  const infoOffset = HEADER_BYTES + sideInformationBytes(header)
  writeAscii(frame, infoOffset, 'Info')
  view.setUint32(infoOffset + 4, FIELDS_PRESENT)
  view.setUint32(infoOffset + 8, frames)
  view.setUint32(infoOffset + 12, fileBytes)
  for (let entry = 0; entry < SEEK_ENTRIES; entry += 1) {
    frame[infoOffset + 16 + entry] = Math.round((entry * 256) / SEEK_ENTRIES)
  }
  view.setUint32(infoOffset + 16 + SEEK_ENTRIES, GOOD_QUALITY)

  const lameOffset = infoOffset + INFO_FIELDS_BYTES
  const paddingSamples = Math.max(0, frames * header.samplesPerFrame - pcmSamples - ENCODER_DELAY_SAMPLES)
  writeAscii(frame, lameOffset, 'LAME3.100')
  frame[lameOffset + 9] = LAME_CONSTANT_BIT_RATE
  frame[lameOffset + LAME_DELAY_OFFSET] = ENCODER_DELAY_SAMPLES >> 4
  frame[lameOffset + LAME_DELAY_OFFSET + 1] = ((ENCODER_DELAY_SAMPLES & 15) << 4) | ((paddingSamples >> 8) & 15)
  frame[lameOffset + LAME_DELAY_OFFSET + 2] = paddingSamples & 255
  view.setUint32(lameOffset + LAME_LENGTH_OFFSET, fileBytes)
  view.setUint16(lameOffset + LAME_CRC_OFFSET, computeCrc16(frame.subarray(0, lameOffset + LAME_CRC_OFFSET)))
  return frame
}
