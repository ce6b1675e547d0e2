import { createMp3Joiner, cutMp3Block, mp3BlockSamples, type Mp3Block } from '@lectern/media'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { hashContent } from '../../entities/objects/hash-content'
import { hashFile } from '../../entities/objects/hash-file'
import { createSentenceJoiner, type TimedWord } from './join-sentences'
import { toMilliseconds, type TrackSpool } from './track-spool'

/** Encodes one block of a track. */
export type EncodeBlock = (pcm: Int16Array, sampleRate: number) => Promise<Uint8Array>

/**
 * Between these lengths a block ends where its last sentence's hash says so, so that blocks stay equal after a change
 * elsewhere.
 */
const minBlockSeconds = 20
const maxBlockSeconds = 60
/** On average one sentence in this many ends a block. */
const sentencesPerEnd = 4
/** Silence at the end of a block; the next begins with its own frame, so that the seam is inaudible. */
const seam = { least: 2 * mp3BlockSamples, multiple: mp3BlockSamples }
/** Blocks encoded at the same time. */
const blockConcurrency = 2

/**
 * Passes `work` an MP3 file to fill sentence by sentence, and deletes the file afterwards. The sound is encoded while it
 * arrives, in blocks of about half a minute, of which two are in memory: after a change only the affected blocks have
 * other samples.
 */
export async function withMp3Spool<T>(
  folder: string,
  encode: EncodeBlock,
  work: (spool: TrackSpool) => Promise<T>,
): Promise<T> {
  const path = join(folder, `${randomUUID()}.mp3`)
  await mkdir(folder, { recursive: true })
  const file = await open(path, 'wx')
  const writing: Promise<void>[] = []
  try {
    return await work(openSpool(file, path, encode, writing))
  } finally {
    // After a failure a block may still be on its way to the file.
    await Promise.allSettled(writing)
    await file.close()
    await rm(path, { force: true })
  }
}

/** @param writing the blocks on their way to the file, the last two at most */
function openSpool(file: FileHandle, path: string, encode: EncodeBlock, writing: Promise<void>[]): TrackSpool {
  const joined = createSentenceJoiner()
  const mp3 = createMp3Joiner()
  const words: TimedWord[] = []
  let pieces: Int16Array[] = []
  let samples = 0
  let mayEnd = false

  const append = (pcm: Int16Array): void => {
    pieces.push(pcm)
    samples += pcm.length
  }

  /** Samples since the end of the last block. */
  function takeBlock(): Int16Array {
    const pcm = concatenate(pieces, samples)
    pieces = []
    samples = 0
    return pcm
  }

  async function endBlock(sampleRate: number, isLast: boolean): Promise<void> {
    const pcm = takeBlock()
    if (writing.length >= blockConcurrency) await writing.shift()
    const before = writing.at(-1)
    const written = writeBlock(file, mp3, encodeBlock(encode, pcm, sampleRate, isLast), before)
    // Awaited before the block after the next, or at the end.
    written.catch(() => {})
    writing.push(written)
  }

  return {
    async add(sentence) {
      const rate = joined.sampleRate() ?? sentence.sampleRate
      const isFull = samples >= maxBlockSeconds * rate
      const ends = isFull || (mayEnd && samples >= minBlockSeconds * rate)
      const { silence, pcm, words: placed } = joined.add(sentence, ends ? seam : undefined)
      append(new Int16Array(silence))
      if (ends) await endBlock(rate, false)
      append(pcm)
      for (const word of placed) words.push(word)
      mayEnd = Number.parseInt(hashContent(sentence.text).slice(0, 4), 16) % sentencesPerEnd === 0
    },
    async finish() {
      const sampleRate = joined.sampleRate()
      if (sampleRate === null) return null
      await endBlock(sampleRate, true)
      await Promise.all(writing)
      const opening = mp3.finish()
      if (opening) await writeAt(file, opening, 0)
      return {
        open: () => Readable.toWeb(createReadStream(path)),
        contentType: 'audio/mpeg',
        fileName: `${await hashFile(path)}.mp3`,
        durationSeconds: toMilliseconds(joined.length() / sampleRate),
        words,
      }
    },
  }
}

async function encodeBlock(
  encode: EncodeBlock,
  pcm: Int16Array,
  sampleRate: number,
  isLast: boolean,
): Promise<Mp3Block> {
  return cutMp3Block(await encode(pcm, sampleRate), pcm.length, isLast)
}

/** Writes blocks in their order, although they are encoded side by side. */
async function writeBlock(
  file: FileHandle,
  mp3: ReturnType<typeof createMp3Joiner>,
  encoding: Promise<Mp3Block>,
  before: Promise<void> | undefined,
): Promise<void> {
  const [block] = await Promise.all([encoding, before])
  await writeAt(file, block.bytes, mp3.add(block))
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.byteLength, position)
  if (bytesWritten !== bytes.byteLength) {
    throw new Error(`${bytesWritten} of ${bytes.byteLength} bytes of a track were written`)
  }
}

function concatenate(pieces: readonly Int16Array[], samples: number): Int16Array {
  const pcm = new Int16Array(samples)
  let offset = 0
  for (const piece of pieces) {
    pcm.set(piece, offset)
    offset += piece.length
  }
  return pcm
}
