import type { FrameHeader } from './read-frame-header'

/** The silent first frame of an MP3 that tells players how to play it. */
export interface InfoTag {
  /** Samples that the encoder added at both ends; null in a tag that does not say. */
  readonly trim: { readonly delaySamples: number; readonly paddingSamples: number } | null
}

const INFO_OFFSET = { mpeg1: { mono: 21, stereo: 36 }, mpeg2: { mono: 13, stereo: 21 } }
const ENCODER_FROM_INFO = 120
const TRIM_FROM_INFO = 141
/** Encoders that write the trim, as browsers know them. */
const ENCODERS = ['LAME', 'Lavf', 'Lavc']

/** Reads the Info or Xing tag of a first frame; null for a frame of sound. */
export function readInfoTag(mp3: Uint8Array, { isMpeg1, isMono }: FrameHeader): InfoTag | null {
  const offset = INFO_OFFSET[isMpeg1 ? 'mpeg1' : 'mpeg2'][isMono ? 'mono' : 'stereo']
  if (!['Info', 'Xing'].includes(readAscii(mp3, offset))) return null
  if (!ENCODERS.includes(readAscii(mp3, offset + ENCODER_FROM_INFO))) return { trim: null }
  const [high = 0, middle = 0, low = 0] = mp3.subarray(offset + TRIM_FROM_INFO, offset + TRIM_FROM_INFO + 3)
  return { trim: { delaySamples: (high << 4) | (middle >> 4), paddingSamples: ((middle & 15) << 8) | low } }
}

function readAscii(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
