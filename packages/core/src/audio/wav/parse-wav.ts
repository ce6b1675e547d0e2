import { countFrameBytes } from './count-frame-bytes'
import { readWavFormat } from './read-wav-format'
import type { BrokenWav, BrokenWavReason } from './broken-wav'
import type { WavShape } from './wav-format'
import { maxWavNumber, wavTags } from './wav-table'

/** The format and position of the samples of a WAV file, checked against its length. */
export interface WavLayout extends WavShape {
  kind: 'ok'
  /** The offset of the samples in the file. */
  dataOffsetBytes: number
  /** Whole frames that are present in the file. */
  frameCount: number
  durationSeconds: number
  /** True if the file announces more samples than it contains. */
  isTruncated: boolean
}

/** Bytes of the file, half-open, that the parser needs next. */
export interface WavByteRange {
  start: number
  end: number
}

const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const FORMAT_BYTES = 40
const DS64_BYTES = 16
/** Files have a handful of chunks; one with more was made to keep its reader busy. */
const MAX_CHUNKS = 1000

type Parser<Result> = Generator<WavByteRange, Result, DataView>

/**
 * Parses the headers of a WAV file without reading it: yields each range of bytes that is needed and takes it as a view,
 * which is shorter at the end of the file. Reads RIFF, and RF64 and BW64 for files over 4 GB. If the header
 * never got the length of the samples, they extend to the end of the file. Never throws: returns 'broken' with a reason.
 *
 * @example
 * const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(4000)] })
 * const parser = parseWav(bytes.length)
 * let step = parser.next()
 * while (!step.done) {
 *   const { start, end } = step.value
 *   step = parser.next(new DataView(bytes.slice(start, end).buffer))
 * }
 * step.value.frameCount // => 4000
 */
export function* parseWav(fileBytes: number): Parser<WavLayout | BrokenWav> {
  const head = yield { start: 0, end: RIFF_HEADER_BYTES }
  const tag = head.byteLength === RIFF_HEADER_BYTES ? head.getUint32(0) : 0
  const isLarge = tag === wavTags.RF64 || tag === wavTags.BW64
  if ((tag !== wavTags.RIFF && !isLarge) || head.getUint32(8) !== wavTags.WAVE) {
    return broken('not-wav', 'The file is not a WAV file. Choose a WAV file or convert this one.')
  }
  const riffEndBytes = CHUNK_HEADER_BYTES + head.getUint32(4, true)
  let shape: WavShape | null = null
  let largeDataBytes = maxWavNumber
  let offset = RIFF_HEADER_BYTES
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = yield { start: offset, end: offset + CHUNK_HEADER_BYTES }
    if (chunk.byteLength < CHUNK_HEADER_BYTES) break
    const name = chunk.getUint32(0)
    const length = chunk.getUint32(4, true)
    const start = offset + CHUNK_HEADER_BYTES
    if (name === wavTags.ds64 && isLarge) {
      const sizes = yield { start, end: start + DS64_BYTES }
      if (sizes.byteLength === DS64_BYTES) largeDataBytes = Number(sizes.getBigUint64(8, true))
    } else if (name === wavTags.fmt) {
      const format = readWavFormat(yield { start, end: start + Math.min(length, FORMAT_BYTES) })
      if (format.kind === 'broken') return format
      shape = format.shape
    } else if (name === wavTags.data) {
      if (shape === null) break
      const announcedBytes = isLarge && length === maxWavNumber ? largeDataBytes : length
      return describe({ shape, start, announcedBytes, riffEndBytes, fileBytes })
    }
    offset = yield* findNextChunk(start + length)
  }
  return shape === null
    ? broken('no-format', 'The WAV file does not say how its samples are stored. Save it again.')
    : broken('no-data', 'The WAV file has no samples. Record or export it again.')
}

/** Chunks begin at even offsets, but some programs leave out the padding byte. */
function* findNextChunk(end: number): Parser<number> {
  if (end % 2 === 0) return end
  const next = yield { start: end, end: end + 4 }
  const tags: readonly number[] = [wavTags.data, wavTags.fmt, wavTags.LIST, wavTags.fact]
  return next.byteLength === 4 && tags.includes(next.getUint32(0)) ? end : end + 1
}

interface FoundSamples {
  shape: WavShape
  start: number
  announcedBytes: number
  riffEndBytes: number
  fileBytes: number
}

function describe({ shape, start, announcedBytes, riffEndBytes, fileBytes }: FoundSamples): WavLayout {
  const presentBytes = Math.max(0, fileBytes - start)
  // An interrupted recorder leaves the initial lengths in the headers; those of a file without samples are correct.
  const isRiffLengthCorrect = riffEndBytes > start && riffEndBytes <= maxWavNumber
  const isLengthMissing = announcedBytes === 0 && !isRiffLengthCorrect && presentBytes > 0
  const isOpenEnded = announcedBytes === maxWavNumber || isLengthMissing
  const dataBytes = isOpenEnded ? presentBytes : Math.min(announcedBytes, presentBytes)
  const frameCount = Math.floor(dataBytes / countFrameBytes(shape))
  return {
    kind: 'ok',
    ...shape,
    dataOffsetBytes: start,
    frameCount,
    durationSeconds: frameCount / shape.sampleRate,
    isTruncated: !isOpenEnded && announcedBytes > presentBytes,
  }
}

function broken(reason: BrokenWavReason, message: string): BrokenWav {
  return { kind: 'broken', reason, message }
}
