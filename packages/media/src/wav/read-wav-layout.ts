import type { BrokenWav, BrokenWavReason } from '@lectern/core/audio'
import type { ByteSource } from '../bytes/byte-source'
import { readWavFormat } from './read-wav-format'
import { frameBytesOf, UNSAID_LENGTH, wavTags, type WavShape } from './wav-shape'

/** Where and how the samples of a WAV file lie, checked against its length. */
export interface WavLayout extends WavShape {
  kind: 'ok'
  dataOffsetBytes: number
  /** Whole frames that are really there. */
  frameCount: number
  durationSeconds: number
  /** The file announces more samples than it holds: it was cut off. */
  isTruncated: boolean
}

const CHUNK_HEADER_BYTES = 8
const FORMAT_BYTES = 40
const DS64_BYTES = 16
/** Files have a handful; a walk over more is one that somebody built to last. */
const MOST_CHUNKS = 1000
const BETWEEN_READS_BYTES = 4096

/**
 * Reads where the samples of a WAV file lie, whatever stands before them: RIFF, or RF64 and BW64 beyond 4 GB; a length of
 * samples that was never filled in means to the end of the file. Only headers are read. Rejects with what the source
 * rejects with; what cannot be read is said in the answer.
 */
export async function readWavLayout(source: ByteSource): Promise<WavLayout | BrokenWav> {
  const readView = createReader(source)
  const head = await readView(0, 12)
  const tag = head.byteLength === 12 ? head.getUint32(0) : 0
  const isLarge = tag === wavTags.RF64 || tag === wavTags.BW64
  if ((tag !== wavTags.RIFF && !isLarge) || head.getUint32(8) !== wavTags.WAVE) {
    return broken('not-wav', 'The file is not a WAV file. Choose a WAV file or convert this one.')
  }
  const riffEndBytes = CHUNK_HEADER_BYTES + head.getUint32(4, true)
  let shape: WavShape | null = null
  let largeDataBytes = UNSAID_LENGTH
  let offset = 12
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const chunk = await readView(offset, offset + CHUNK_HEADER_BYTES)
    if (chunk.byteLength < CHUNK_HEADER_BYTES) break
    const name = chunk.getUint32(0)
    const length = chunk.getUint32(4, true)
    const start = offset + CHUNK_HEADER_BYTES
    if (name === wavTags.ds64 && isLarge) {
      const sizes = await readView(start, start + DS64_BYTES)
      if (sizes.byteLength === DS64_BYTES) largeDataBytes = Number(sizes.getBigUint64(8, true))
    } else if (name === wavTags.fmt) {
      const read = readWavFormat(await readView(start, start + Math.min(length, FORMAT_BYTES)))
      if (read.kind === 'broken') return read
      shape = read.shape
    } else if (name === wavTags.data) {
      if (shape === null) break
      const said = isLarge && length === UNSAID_LENGTH ? largeDataBytes : length
      return describe({ shape, start, said, riffEndBytes, fileBytes: source.byteLength })
    }
    offset = await nextChunk(readView, start + length)
  }
  return shape === null
    ? broken('no-format', 'The WAV file does not say how its samples are stored. Save it anew.')
    : broken('no-data', 'The WAV file has no samples. Record or export it anew.')
}

type ReadView = (start: number, end: number) => Promise<DataView>

/** Headers lie close together: one read serves several. */
function createReader(source: ByteSource): ReadView {
  let from = 0
  let held = new Uint8Array(0)
  return async (start, end) => {
    if (start < from || end > from + held.length) {
      from = start
      held = Uint8Array.from(await source.read(start, Math.max(end, start + BETWEEN_READS_BYTES)))
    }
    const bytes = held.subarray(start - from, end - from)
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}

/** Chunks begin at even places, but some programs leave the filling byte out. */
async function nextChunk(readView: ReadView, end: number): Promise<number> {
  if (end % 2 === 0) return end
  const here = await readView(end, end + 4)
  const tags: readonly number[] = [wavTags.data, wavTags.fmt, wavTags.LIST, wavTags.fact]
  return here.byteLength === 4 && tags.includes(here.getUint32(0)) ? end : end + 1
}

interface Found {
  shape: WavShape
  start: number
  said: number
  riffEndBytes: number
  fileBytes: number
}

function describe({ shape, start, said, riffEndBytes, fileBytes }: Found): WavLayout {
  const presentBytes = Math.max(0, fileBytes - start)
  // A recorder that was cut off left the lengths that it began with; one that made an empty file said so in both.
  const wasNeverFilledIn = said === 0 && (riffEndBytes <= start || riffEndBytes > UNSAID_LENGTH) && presentBytes > 0
  const isOpenEnded = said === UNSAID_LENGTH || wasNeverFilledIn
  const frameCount = Math.floor((isOpenEnded ? presentBytes : Math.min(said, presentBytes)) / frameBytesOf(shape))
  return {
    kind: 'ok',
    ...shape,
    dataOffsetBytes: start,
    frameCount,
    durationSeconds: frameCount / shape.sampleRate,
    isTruncated: !isOpenEnded && said > presentBytes,
  }
}

function broken(reason: BrokenWavReason, message: string): BrokenWav {
  return { kind: 'broken', reason, message }
}
