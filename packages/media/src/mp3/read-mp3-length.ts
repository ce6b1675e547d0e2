import { readFrameHeader } from './read-frame-header'

/** Length of a constant-rate MP3, from its headers. */
export interface Mp3Length {
  sampleRate: number
  bitsPerSecond: number
  /** Samples of one channel, without those that the encoder added if the file says how many. */
  samples: number
  seconds: number
  /** True if the file tells players how to play it without gaps. */
  isGapless: boolean
}

const INFO_OFFSET = { mpeg1: { mono: 21, stereo: 36 }, mpeg2: { mono: 13, stereo: 21 } }
const TRIM_FROM_INFO = 141

function ascii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}

/** Reads the length of an MP3 without decoding it; null when it does not begin with a layer III frame. */
export function readMp3Length(mp3: Uint8Array): Mp3Length | null {
  const first = readFrameHeader(mp3, 0)
  if (!first) return null
  const infoOffset = INFO_OFFSET[first.isMpeg1 ? 'mpeg1' : 'mpeg2'][first.isMono ? 'mono' : 'stereo']
  const hasInfo = ['Info', 'Xing'].includes(ascii(mp3, infoOffset, 4))
  const isGapless = hasInfo && ascii(mp3, infoOffset + 120, 4) === 'LAME'
  let offset = hasInfo ? first.frameBytes : 0
  let frames = 0
  for (let header = readFrameHeader(mp3, offset); header; header = readFrameHeader(mp3, offset)) {
    frames += 1
    offset += header.frameBytes
  }
  let samples = frames * first.samplesPerFrame
  if (isGapless) {
    const [high = 0, middle = 0, low = 0] = mp3.subarray(infoOffset + TRIM_FROM_INFO, infoOffset + TRIM_FROM_INFO + 3)
    const delay = (high << 4) | (middle >> 4)
    const padding = ((middle & 15) << 8) | low
    samples -= delay + padding
  }
  const { sampleRate, bitsPerSecond } = first
  return { sampleRate, bitsPerSecond, samples, seconds: samples / sampleRate, isGapless }
}
