import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { touchBook } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure, type FailureCode } from '../../entities/failures/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { hashFile } from '../../entities/objects/hash-file'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import type { SignedMediaLinks } from '../../entities/objects/media-links'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import { withLocalCopy } from '../../platform/objects/with-local-copy'
import type { AudioEncoding, ConversionFailure, ObjectStore } from '../../ports/index'
import * as speech from '../../entities/narration/narration.repository'

export const ConvertPayload = z.object({
  bookId: z.number(),
  chapterVariationId: z.number(),
  audioFileName: z.string(),
})

const StoredConversion = z.object({ bookId: z.number(), audioFileName: z.string(), durationSeconds: z.number() })

export interface ConvertServices {
  database: Database
  objects: ObjectStore
  links: SignedMediaLinks
  audioEncoding: AudioEncoding
  sweepObjects: (bookId: number) => Promise<void>
  /** Folder for the track and its MP3 during the conversion. */
  incomingFolder: string
}

/** Replaces a chapter's track by an MP3; its words keep their times. */
export function convertJob(services: ConvertServices): JobDefinition {
  return defineJob({
    kind: 'convert',
    payload: ConvertPayload,
    stored: StoredConversion,
    run: (work) => convertTrack(services, work),
    async present({ bookId, audioFileName, durationSeconds }) {
      const audioLink = await services.links.sign(chapterAudioKey(bookId, audioFileName))
      return { audioLink, audioFileName, durationSeconds }
    },
  })
}

type ConvertWork = JobWork<z.output<typeof ConvertPayload>>

async function convertTrack(services: ConvertServices, work: ConvertWork): Promise<z.input<typeof StoredConversion>> {
  const target = join(services.incomingFolder, `${randomUUID()}.mp3`)
  try {
    const durationSeconds = await writeMp3(services, work, target)
    const result = { bookId: work.payload.bookId, audioFileName: `${await hashFile(target)}.mp3`, durationSeconds }
    await replaceTrack(services, work, target, result)
    return result
  } finally {
    await rm(target, { force: true })
  }
}

/** Returns the length of the track, in seconds to the millisecond. */
async function writeMp3(services: ConvertServices, work: ConvertWork, target: string): Promise<number> {
  const { objects, audioEncoding, incomingFolder } = services
  const { bookId, audioFileName } = work.payload
  work.report({ done: 0, total: 3 })
  const track = { key: chapterAudioKey(bookId, audioFileName), fileName: 'The track of the chapter' }
  const converted = await withLocalCopy(objects, track, incomingFolder, (path) => {
    work.report({ done: 1, total: 3 })
    return audioEncoding.convertToMp3({ path, target, signal: work.signal })
  })
  work.signal.throwIfAborted()
  if (converted.kind === 'failed') {
    throw new ApiFailure(failureCodes[converted.code], converted.message, { cause: converted.cause })
  }
  work.report({ done: 2, total: 3 })
  return Math.round(converted.durationSeconds * 1000) / 1000
}

async function replaceTrack(
  { database, objects, sweepObjects }: ConvertServices,
  work: ConvertWork,
  mp3Path: string,
  converted: z.input<typeof StoredConversion>,
): Promise<void> {
  const { chapterVariationId, audioFileName: oldName } = work.payload
  const { bookId, audioFileName, durationSeconds } = converted
  const key = chapterAudioKey(bookId, audioFileName)
  const put = () => objects.put(key, Readable.toWeb(createReadStream(mp3Path)), 'audio/mpeg')
  await storeWithRows({ database, sweepObjects }, { bookId, keys: [key], put }, async (transaction) => {
    // Stored with the rows: afterwards the old track is deleted and the work cannot be repeated.
    await work.storeResult(transaction, converted)
    await touchBook(transaction, bookId)
    const row = await speech.lockChapterVariation(transaction, chapterVariationId)
    if (row?.audioFileName !== oldName) {
      throw new ApiFailure('conflict', 'The chapter got another track meanwhile. Convert that one.')
    }
    const current = await speech.readCurrentNarration(transaction, chapterVariationId)
    const takes = await speech.readTrackTakes(transaction, chapterVariationId)
    await speech.setTrack(transaction, { chapterVariationId, bookId, audioFileName, durationSeconds })
    if (current) await speech.insertWords(transaction, { chapterVariationId, audioFileName, takes, ...current })
  })
  await sweepObjects(bookId)
}

const failureCodes: Readonly<Record<ConversionFailure, FailureCode>> = {
  'not-audio': 'no-audio',
  'unsupported-format': 'no-audio',
  broken: 'no-audio',
  'too-long': 'too-large',
  timeout: 'too-large',
  cancelled: 'engine-failed',
  'engine-failed': 'engine-failed',
}
