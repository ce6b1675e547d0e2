import { describeNarration, type NarrationOrigin } from '@lectern/core/staleness'
import { z } from 'zod'
import { touchBook } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import * as repository from '../../entities/narration/narration.repository'
import { deleteSentenceLock, setSentenceLock } from '../../entities/narration/sentence-locks.repository'
import type { SignedMediaLinks } from '../../entities/objects/media-links'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import type { Database, Queryable } from '../../entities/schema/database-handle'
import type { StoredTake, StoredWord } from '../../entities/schema/stored-shapes'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import { readObject } from '../../platform/objects/read-object'
import { unpackSentence } from '../../entities/narration/pack-sentence'
import { replaceTake } from './replace-take'
import type { SpooledTrack } from './track-spool'
import { withTrackSpool, type TrackSpoolServices } from './with-track-spool'

export const ChooseTakePayload = z.object({
  bookId: z.number(),
  chapterVariationId: z.number(),
  /** The track at the time of the request. */
  audioFileName: z.string(),
  take: z.object({ pageVariationId: z.number(), text: z.string(), takeKey: z.string() }),
  isLocked: z.boolean(),
})

const StoredChoice = z.object({ bookId: z.number(), audioFileName: z.string(), durationSeconds: z.number() })

export interface ChooseTakeServices extends TrackSpoolServices {
  database: Database
  links: SignedMediaLinks
  sweepObjects: (bookId: number) => Promise<void>
}

type ChooseTakeWork = JobWork<z.output<typeof ChooseTakePayload>>

/** Joins a chapter's track again from stored takes, one of them another one. It has no access to a voice. */
export function chooseTakeJob(services: ChooseTakeServices): JobDefinition {
  return defineJob({
    kind: 'choose-take',
    payload: ChooseTakePayload,
    stored: StoredChoice,
    run: (work) => joinTakes(services, work),
    async present({ bookId, audioFileName, durationSeconds }) {
      const audioLink = await services.links.sign(chapterAudioKey(bookId, audioFileName))
      return { audioLink, audioFileName, durationSeconds, characters: 0 }
    },
  })
}

async function joinTakes(services: ChooseTakeServices, work: ChooseTakeWork): Promise<z.input<typeof StoredChoice>> {
  const { chapterVariationId, take } = work.payload
  const takes = replaceTake(await repository.readTrackTakes(services.database, chapterVariationId), take)
  work.report({ done: 0, total: takes.length + 1 })
  return withTrackSpool(services, 'mp3', work.signal, async (spool) => {
    for (const [index, { takeKey, text, pageVariationId }] of takes.entries()) {
      work.signal.throwIfAborted()
      const stored = await readObject(services.objects, takeKey)
      const spoken = stored && unpackSentence(stored)
      if (!spoken) {
        throw new ApiFailure(
          'no-audio',
          `The sound of the sentence "${text.slice(0, 80)}" is missing from the store. Generate the audio again.`,
        )
      }
      await spool.add({ ...spoken, text, pageVariationId })
      work.report({ done: index + 1, total: takes.length + 1 })
    }
    const track = await spool.finish()
    if (!track) throw new ApiFailure('no-text', 'The narration has no sentence.')
    return saveTrack(services, work, takes, track)
  })
}

async function saveTrack(
  services: ChooseTakeServices,
  work: ChooseTakeWork,
  takes: StoredTake[],
  { open, contentType, fileName: audioFileName, durationSeconds, words }: SpooledTrack,
): Promise<z.input<typeof StoredChoice>> {
  const { bookId, chapterVariationId, audioFileName: oldName, take, isLocked } = work.payload
  const result = { bookId, audioFileName, durationSeconds }
  const key = chapterAudioKey(bookId, audioFileName)
  const put = () => services.objects.put(key, open(), contentType)
  await storeWithRows(services, { bookId, keys: [key], put }, async (transaction) => {
    // Stored with the rows: afterwards the chapter has another track and the work cannot be repeated.
    await work.storeResult(transaction, result)
    await touchBook(transaction, bookId)
    const row = await repository.lockChapterVariation(transaction, chapterVariationId)
    if (row?.audioFileName !== oldName) {
      throw new ApiFailure('conflict', 'The chapter got another track meanwhile. Choose the take again.')
    }
    const origin = await describeJoined(transaction, chapterVariationId, words)
    await repository.setTrack(transaction, { chapterVariationId, bookId, audioFileName, durationSeconds })
    await repository.insertWords(transaction, { chapterVariationId, audioFileName, words, origin, takes })
    if (isLocked) await setSentenceLock(transaction, chapterVariationId, take)
    else await deleteSentenceLock(transaction, chapterVariationId, take)
  })
  await services.sweepObjects(bookId)
  return result
}

/** Describes the joined track: it speaks the text of the track before, in other times. */
async function describeJoined(
  transaction: Queryable,
  chapterVariationId: number,
  words: StoredWord[],
): Promise<NarrationOrigin> {
  const before = await repository.readNarrationOrigin(transaction, chapterVariationId)
  if (before === null) return describeNarration({ voiceSettings: null, sentences: null, words })
  const sentences = before.pages.flatMap(({ pageVariationId, sentences: digests }) =>
    digests === null ? [] : [{ pageVariationId, sentences: digests }],
  )
  return { ...describeNarration({ voiceSettings: null, sentences, words }), voice: before.voice }
}
