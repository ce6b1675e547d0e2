import { largestWavNumber, mostWavChannels, wavCodes, wavTags, type SampleEncoding } from './wav-format'

/** What a WAV file says about its samples, checked against its length. */
export interface WavHeader {
  kind: 'ok'
  encoding: SampleEncoding
  bitsPerSample: number
  channelCount: number
  /** Frames (one sample of each channel) a second. */
  sampleRate: number
  /** Where the samples begin in the file. */
  dataOffsetBytes: number
  /** Whole frames that are really there, in bytes. */
  dataBytes: number
  frameCount: number
  durationSeconds: number
  /** The file announces more samples than it holds: it was cut off. */
  isTruncated: boolean
}

/** Why a WAV file cannot be read. */
export type BrokenWavReason = 'not-wav' | 'no-format' | 'unsupported-format' | 'no-data'

/** A WAV file that cannot be read; the message says it to whoever chose the file. */
export interface BrokenWav {
  kind: 'broken'
  reason: BrokenWavReason
  /** What is wrong and what to do, for people. */
  message: string
}

const EXTENSIBLE_CODE = 0xfffe
const READABLE_BITS: Readonly<Record<SampleEncoding, readonly number[]>> = {
  integer: [8, 16, 24, 32],
  float: [32, 64],
}

interface Format {
  encoding: SampleEncoding
  bitsPerSample: number
  channelCount: number
  sampleRate: number
}

/**
 * Reads where and how the samples of a WAV file are stored: integers of 8, 16, 24 and 32 bits, floats of 32 and 64.
 * A file without a single sample is well formed. Never throws: whatever cannot be read is said in the answer.
 * @param bytes the whole file, or its beginning with the format and the start of the samples
 * @param o.fileBytes length of the whole file when `bytes` is only its beginning; what is no number is not believed
 *
 * @example
 * const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(4000)] })
 * const header = readWavHeader(bytes.subarray(0, 44), { fileBytes: bytes.length })
 * header.bitsPerSample // => 16
 * header.durationSeconds // => 0.5
 * readWavHeader(new Uint8Array(0)).reason // => 'not-wav'
 */
export function readWavHeader(bytes: Uint8Array, o: { fileBytes?: number } = {}): WavHeader | BrokenWav {
  const fileBytes = Math.max(bytes.length, Number.isFinite(o.fileBytes) ? Math.floor(o.fileBytes ?? 0) : 0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWav =
    bytes.length >= 12 &&
    (view.getUint32(0) === wavTags.RIFF || view.getUint32(0) === wavTags.RF64) &&
    view.getUint32(8) === wavTags.WAVE
  if (!isWav) return broken('not-wav', 'The file is not a WAV file. Choose a WAV file or convert this one.')

  let format: Format | null = null
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const tag = view.getUint32(offset)
    const length = view.getUint32(offset + 4, true)
    const start = offset + 8
    if (tag === wavTags.fmt) {
      if (length < 16 || start + 16 > bytes.length) break
      format = readFormat(view, start, Math.min(length, bytes.length - start))
      if (format === null) {
        return broken('unsupported-format', 'The WAV file is compressed or unusual. Save it as PCM of 16 or 24 bits.')
      }
    }
    if (tag === wavTags.data) {
      if (format === null) break
      return describe(format, start, length, fileBytes)
    }
    // Chunks begin at even places.
    offset = start + length + (length % 2)
  }
  return format === null
    ? broken('no-format', 'The WAV file does not say how its samples are stored. Save it anew.')
    : broken('no-data', 'The WAV file has no samples. Record or export it anew.')
}

function readFormat(view: DataView, start: number, length: number): Format | null {
  const outerCode = view.getUint16(start, true)
  const code = outerCode === EXTENSIBLE_CODE && length >= 26 ? view.getUint16(start + 24, true) : outerCode
  const encoding = code === wavCodes.integer ? 'integer' : code === wavCodes.float ? 'float' : null
  const channelCount = view.getUint16(start + 2, true)
  const sampleRate = view.getUint32(start + 4, true)
  const bitsPerSample = view.getUint16(start + 14, true)
  const isUsable = channelCount > 0 && channelCount <= mostWavChannels && sampleRate > 0
  return encoding !== null && isUsable && READABLE_BITS[encoding].includes(bitsPerSample)
    ? { encoding, bitsPerSample, channelCount, sampleRate }
    : null
}

function describe(format: Format, dataOffsetBytes: number, announcedBytes: number, fileBytes: number): WavHeader {
  const presentBytes = Math.max(0, fileBytes - dataOffsetBytes)
  const isOpenEnded = announcedBytes === largestWavNumber
  const frameBytes = (format.bitsPerSample / 8) * format.channelCount
  const frameCount = Math.floor((isOpenEnded ? presentBytes : Math.min(announcedBytes, presentBytes)) / frameBytes)
  return {
    kind: 'ok',
    ...format,
    dataOffsetBytes,
    dataBytes: frameCount * frameBytes,
    frameCount,
    durationSeconds: frameCount / format.sampleRate,
    isTruncated: !isOpenEnded && announcedBytes > presentBytes,
  }
}

function broken(reason: BrokenWavReason, message: string): BrokenWav {
  return { kind: 'broken', reason, message }
}
