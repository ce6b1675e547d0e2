import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createSentenceJoiner, type TimedWord } from './join-sentences'
import { toMilliseconds, type TrackSpool } from './track-spool'
import { trackHeaderBytes, writeTrackHeader } from './write-track-header'

/**
 * Passes `work` a WAV file to fill sentence by sentence, with one in memory at a time, and deletes the file afterwards.
 */
export async function withWavSpool<T>(folder: string, work: (spool: TrackSpool) => Promise<T>): Promise<T> {
  const path = join(folder, `${randomUUID()}.wav`)
  await mkdir(folder, { recursive: true })
  const file = await open(path, 'wx')
  try {
    const joined = createSentenceJoiner()
    const hash = createHash('sha256')
    const words: TimedWord[] = []
    let end = trackHeaderBytes

    async function write(samples: Int16Array): Promise<void> {
      const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
      hash.update(bytes)
      const { bytesWritten } = await file.write(bytes, 0, bytes.byteLength, end)
      if (bytesWritten !== bytes.byteLength)
        throw new Error(`${bytesWritten} of ${bytes.byteLength} bytes of a track were written to ${path}`)
      end += bytesWritten
    }

    return await work({
      async add(sentence) {
        const { silence, pcm, words: placed } = joined.add(sentence)
        if (silence > 0) await write(new Int16Array(silence))
        await write(pcm)
        for (const word of placed) words.push(word)
      },
      async finish() {
        const sampleRate = joined.sampleRate()
        if (sampleRate === null) return null
        const header = writeTrackHeader(joined.length(), sampleRate)
        await file.write(header, 0, header.byteLength, 0)
        hash.update(header)
        return {
          open: () => Readable.toWeb(createReadStream(path)),
          contentType: 'audio/wav',
          fileName: `${hash.digest('hex').slice(0, 40)}.wav`,
          durationSeconds: toMilliseconds(joined.length() / sampleRate),
          words,
        }
      },
    })
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
