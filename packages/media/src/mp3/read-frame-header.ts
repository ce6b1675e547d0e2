/** The header of an MPEG audio layer III frame, four bytes long. */
export interface FrameHeader {
  /** MPEG 1, or the half-rate versions 2 and 2.5. */
  isMpeg1: boolean
  isMono: boolean
  sampleRate: number
  bitsPerSecond: number
  samplesPerFrame: number
  /** Whole frame, header included. */
  frameBytes: number
}

const FRAME_SYNC = 0x7ff
const MPEG1 = 3
const MPEG2 = 2
const MPEG25 = 0
const LAYER_3 = 1
const MONO = 3

const KILOBITS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = new Map([
  [MPEG1, [44_100, 48_000, 32_000]],
  [MPEG2, [22_050, 24_000, 16_000]],
  [MPEG25, [11_025, 12_000, 8000]],
])

/** Reads the frame header at `offset`; null when there is none of layer III with a fixed bit rate. */
export function readFrameHeader(mp3: Uint8Array, offset: number): FrameHeader | null {
  if (offset + 4 > mp3.length) return null
  const word = new DataView(mp3.buffer, mp3.byteOffset, mp3.byteLength).getUint32(offset)
  const version = (word >>> 19) & 3
  const sampleRate = SAMPLE_RATES.get(version)?.[(word >>> 10) & 3]
  const kilobits = (version === MPEG1 ? KILOBITS_MPEG1 : KILOBITS_MPEG2)[(word >>> 12) & 15]
  const isLayer3 = ((word >>> 17) & 3) === LAYER_3
  if (word >>> 21 !== FRAME_SYNC || !isLayer3 || !sampleRate || !kilobits) return null
  const isMpeg1 = version === MPEG1
  const samplesPerFrame = isMpeg1 ? 1152 : 576
  const padding = (word >>> 9) & 1
  return {
    isMpeg1,
    isMono: ((word >>> 6) & 3) === MONO,
    sampleRate,
    bitsPerSecond: kilobits * 1000,
    samplesPerFrame,
    frameBytes: Math.floor(((samplesPerFrame / 8) * kilobits * 1000) / sampleRate) + padding,
  }
}
