import { z } from 'zod'
import { touchBook } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure, type FailureCode } from '../../entities/failures/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { hashContent } from '../../entities/objects/hash-content'
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
  /** Folder for the track while it is read. */
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
  const { objects, audioEncoding, incomingFolder } = services
  const { bookId, audioFileName } = work.payload
  work.report({ done: 0, total: 3 })
  const track = { key: chapterAudioKey(bookId, audioFileName), fileName: 'The track of the chapter' }
  const converted = await withLocalCopy(objects, track, incomingFolder, (path) => {
    work.report({ done: 1, total: 3 })
    return audioEncoding.convertToMp3({ path, signal: work.signal })
  })
  work.signal.throwIfAborted()
  if (converted.kind === 'failed') {
    throw new ApiFailure(failureCodes[converted.code], converted.message, { cause: converted.cause })
  }
  work.report({ done: 2, total: 3 })
  const { mp3 } = converted
  const result = {
    bookId,
    audioFileName: `${hashContent(mp3)}.mp3`,
    durationSeconds: Math.round(converted.durationSeconds * 1000) / 1000,
  }
  await replaceTrack(services, work, mp3, result)
  return result
}

async function replaceTrack(
  { database, objects, sweepObjects }: ConvertServices,
  work: ConvertWork,
  mp3: Uint8Array,
  converted: z.input<typeof StoredConversion>,
): Promise<void> {
  const { chapterVariationId, audioFileName: oldName } = work.payload
  const { bookId, audioFileName, durationSeconds } = converted
  const key = chapterAudioKey(bookId, audioFileName)
  const put = () => objects.put(key, mp3, 'audio/mpeg')
  await storeWithRows({ database, sweepObjects }, { bookId, keys: [key], put }, async (transaction) => {
    // Stored with the rows: afterwards the old track is deleted and the work cannot be repeated.
    await work.storeResult(transaction, converted)
    await touchBook(transaction, bookId)
    const row = await speech.lockChapterVariation(transaction, chapterVariationId)
    if (row?.audioFileName !== oldName) {
      throw new ApiFailure('conflict', 'The chapter got another track meanwhile. Convert that one.')
    }
    const current = await speech.readCurrentNarration(transaction, chapterVariationId)
    await speech.setTrack(transaction, { chapterVariationId, bookId, audioFileName, durationSeconds })
    if (current) await speech.insertWords(transaction, { chapterVariationId, audioFileName, ...current })
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
