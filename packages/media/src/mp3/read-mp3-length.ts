import { readFrameHeader } from './read-frame-header'
import { readInfoTag } from './read-info-tag'

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

/** Reads the length of an MP3 without decoding it; null when it does not begin with a layer III frame. */
export function readMp3Length(mp3: Uint8Array): Mp3Length | null {
  const first = readFrameHeader(mp3, 0)
  if (!first) return null
  const tag = readInfoTag(mp3, first)
  const trim = tag === null ? null : tag.trim
  let offset = tag === null ? 0 : first.frameBytes
  let frames = 0
  for (let header = readFrameHeader(mp3, offset); header; header = readFrameHeader(mp3, offset)) {
    frames += 1
    offset += header.frameBytes
  }
  const left = trim === null ? 0 : trim.delaySamples + trim.paddingSamples
  const samples = frames * first.samplesPerFrame - left
  const { sampleRate, bitsPerSecond } = first
  return { sampleRate, bitsPerSecond, samples, seconds: samples / sampleRate, isGapless: trim !== null }
}
