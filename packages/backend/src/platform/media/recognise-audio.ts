import { readFrameHeader, readMp3Length, readWavLayout } from '@lectern/media'
import { createMp4LengthReader } from './create-mp4-duration-reader'
import { isPossibleRecording } from './is-possible-recording'
import { measureFlac, measureOgg } from './measure-compressed-audio'

export interface RecognisedAudio {
  extension: 'mp3' | 'wav' | 'flac' | 'ogg' | 'm4a'
  contentType: 'audio/mpeg' | 'audio/wav' | 'audio/flac' | 'audio/ogg' | 'audio/mp4'
  /** Rounded to milliseconds. */
  durationSeconds: number
}

/** Enough for the WAV header and the gapless header of an MP3. */
const headBytes = 1_000_000
/** Enough for the last page of an Ogg file, which holds the end position. */
const tailBytes = 70_000

/**
 * Detects the format by content and measures the duration, in constant memory. Returns null unless the bytes are MP3,
 * WAV, FLAC, Ogg Vorbis, Opus or M4A, and for a WAV without samples or with a sample rate that no recording has.
 */
export async function recogniseAudio(chunks: AsyncIterable<Uint8Array>): Promise<RecognisedAudio | null> {
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let sizeBytes = 0
  const frames = createFrameCounter()
  const mp4 = createMp4LengthReader()
  for await (const chunk of skipId3Tag(chunks)) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk])
    tail = Buffer.concat([tail, chunk]).subarray(-tailBytes)
    sizeBytes += chunk.byteLength
    frames.add(chunk)
    mp4.add(chunk)
  }
  const mp4Seconds = mp4.seconds()
  if (mp4Seconds !== null) {
    return { extension: 'm4a', contentType: 'audio/mp4', durationSeconds: toMilliseconds(mp4Seconds) }
  }
  const flacSeconds = measureFlac(head)
  if (flacSeconds !== null) {
    return { extension: 'flac', contentType: 'audio/flac', durationSeconds: toMilliseconds(flacSeconds) }
  }
  const oggSeconds = measureOgg(head, tail)
  if (oggSeconds !== null) {
    return { extension: 'ogg', contentType: 'audio/ogg', durationSeconds: toMilliseconds(oggSeconds) }
  }
  const wav = await readWavLayout({
    byteLength: sizeBytes,
    read: (start, end) => Promise.resolve(head.subarray(start, end)),
  })
  if (wav.kind === 'ok') {
    if (!isPossibleRecording(wav)) return null
    return { extension: 'wav', contentType: 'audio/wav', durationSeconds: toMilliseconds(wav.durationSeconds) }
  }
  const [first, measured] = [readFrameHeader(head, 0), readMp3Length(head)]
  if (!first || !measured) return null
  const inHead = createFrameCounter()
  inHead.add(head)
  const samples = measured.samples + (frames.count() - inHead.count()) * first.samplesPerFrame
  return { extension: 'mp3', contentType: 'audio/mpeg', durationSeconds: toMilliseconds(samples / first.sampleRate) }
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

/** Counts the frames of an MP3 that arrives in chunks, up to the first invalid one. */
function createFrameCounter() {
  let count = 0
  let rest: Uint8Array = new Uint8Array(0)
  let toSkip = 0
  let isOver = false
  return {
    count: () => count,
    add(chunk: Uint8Array): void {
      if (isOver) return
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let offset = toSkip
      while (offset + 4 <= bytes.length) {
        const header = readFrameHeader(bytes, offset)
        if (!header) {
          isOver = true
          return
        }
        count += 1
        offset += header.frameBytes
      }
      rest = bytes.subarray(offset)
      toSkip = Math.max(0, offset - bytes.length)
    },
  }
}

const tagHeaderBytes = 10

/** Skips a leading ID3v2 tag. */
async function* skipId3Tag(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0)
  let toSkip: number | null = null
  for await (const chunk of chunks) {
    let piece = chunk
    if (toSkip === null) {
      start = Buffer.concat([start, chunk])
      if (start.length < tagHeaderBytes) continue
      toSkip = tagLength(start)
      piece = start
    }
    if (piece.length > toSkip) yield piece.subarray(toSkip)
    toSkip = Math.max(0, toSkip - piece.length)
  }
  if (toSkip === null && start.length > 0) yield start
}

function tagLength(bytes: Buffer): number {
  if (bytes.subarray(0, 3).toString('latin1') !== 'ID3') return 0
  const size = bytes.subarray(6, tagHeaderBytes).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  const hasFooter = (bytes.readUInt8(5) & 0x10) !== 0
  return tagHeaderBytes + size + (hasFooter ? tagHeaderBytes : 0)
}
