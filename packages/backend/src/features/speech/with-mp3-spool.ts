import { cutMp3Block, joinMp3Blocks, mp3BlockSamples, type Mp3Block } from '@lectern/media'
import { hashContent } from '../../entities/objects/hash-content'
import { encodedBlockKey } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import type { AudioEncoding, ObjectStore } from '../../ports/index'
import { createSentenceJoiner, type TimedWord } from './join-sentences'
import { toMilliseconds, type TrackSpool } from './track-spool'

export interface Mp3SpoolServices {
  objects: ObjectStore
  audioEncoding: AudioEncoding
}

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
 * Encodes sentences to MP3 as they arrive, in cached blocks of about half a minute: after a change only the affected
 * blocks are encoded again.
 */
export function createMp3Spool(services: Mp3SpoolServices, signal: AbortSignal): TrackSpool {
  const joined = createSentenceJoiner()
  const words: TimedWord[] = []
  const blocks: Promise<Mp3Block>[] = []
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

  async function endBlock(sampleRate: number): Promise<void> {
    const pcm = takeBlock()
    await blocks.at(-blockConcurrency)
    const block = encodeCached(services, pcm, sampleRate, signal).then((mp3) => cutMp3Block(mp3, pcm.length, false))
    // Awaited at the end.
    block.catch(() => {})
    blocks.push(block)
  }

  return {
    async add(sentence) {
      const rate = joined.sampleRate() ?? sentence.sampleRate
      const isFull = samples >= maxBlockSeconds * rate
      const ends = isFull || (mayEnd && samples >= minBlockSeconds * rate)
      const { silence, pcm, words: placed } = joined.add(sentence, ends ? seam : undefined)
      append(new Int16Array(silence))
      if (ends) await endBlock(rate)
      append(pcm)
      for (const word of placed) words.push(word)
      mayEnd = Number.parseInt(hashContent(sentence.text).slice(0, 4), 16) % sentencesPerEnd === 0
    },
    async finish() {
      const sampleRate = joined.sampleRate()
      if (sampleRate === null) return null
      const pcm = takeBlock()
      const last = await encodeCached(services, pcm, sampleRate, signal)
      const mp3 =
        blocks.length === 0
          ? last
          : joinMp3Blocks([...(await Promise.all(blocks)), cutMp3Block(last, pcm.length, true)])
      return {
        open: () => mp3,
        contentType: 'audio/mpeg',
        fileName: `${hashContent(mp3)}.mp3`,
        durationSeconds: toMilliseconds(joined.length() / sampleRate),
        words,
      }
    },
  }
}

/** Returns the cached MP3 of the same samples, or encodes them. */
async function encodeCached(
  { objects, audioEncoding }: Mp3SpoolServices,
  pcm: Int16Array,
  sampleRate: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const key = encodedBlockKey(hashContent(`1 ${sampleRate} `, bytes))
  const stored = await readObject(objects, key)
  if (stored) return stored
  const mp3 = await audioEncoding.encodeMp3({ pcm, sampleRate, signal })
  await objects.put(key, mp3, 'audio/mpeg')
  return mp3
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
