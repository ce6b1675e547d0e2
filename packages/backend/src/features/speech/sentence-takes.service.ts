import type { SentenceTakes } from '@lectern/contracts/app'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { requireValue } from '../../entities/failures/require-value'
import * as repository from '../../entities/narration/narration.repository'
import {
  findSentenceTake,
  readSentenceTakes,
  toStoredTake,
  type SentenceTakeRow,
} from '../../entities/narration/sentence-takes.repository'
import { hashContent } from '../../entities/objects/hash-content'
import { speechTakeKey } from '../../entities/objects/object-keys'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { readObject } from '../../platform/objects/read-object'
import type { ChooseTakePayload } from './choose-take-job'
import { unpackSentence } from '../../entities/narration/pack-sentence'
import { replaceTake } from './replace-take'
import type { SpeechServices } from './speech.service'
import { wrapInWav } from './wrap-in-wav'

/** Lists the takes of a page's sentences, the newest first. */
export async function listTakes(
  { database }: SpeechServices,
  caller: Caller,
  chapterVariationId: number,
  pageVariationId: number,
): Promise<z.input<typeof SentenceTakes>> {
  await requireAuthor(database, caller, { kind: 'chapter variation', id: chapterVariationId })
  const used = await repository.readTrackTakes(database, chapterVariationId)
  const keys = new Set(used?.filter((take) => take.pageVariationId === pageVariationId).map(toName))
  const takes = await readSentenceTakes(database, chapterVariationId, pageVariationId)
  return {
    hasTakes: used !== null,
    takes: takes.map(({ id, text, takeKey, voiceId, modelId, voiceSettings, durationSeconds, createdAt }) => ({
      id,
      text,
      voiceId,
      modelId,
      voiceSettings,
      durationSeconds,
      createdAt: createdAt.toISOString(),
      isUsed: keys.has(toName({ text, takeKey })),
    })),
  }
}

function toName({ text, takeKey }: { text: string; takeKey: string }): string {
  return `${takeKey} ${text}`
}

/** Returns a link to the sound of a take; stores it as a WAV first. */
export async function hearTake(services: SpeechServices, caller: Caller, chapterVariationId: number, takeId: number) {
  const { objects, links } = services
  const { take, bookId } = await requireTake(services, caller, chapterVariationId, takeId)
  const key = speechTakeKey(bookId, `${hashContent(take.takeKey)}.wav`)
  if (!(await objects.head(key))) {
    const stored = await readObject(objects, take.takeKey)
    const spoken = stored && unpackSentence(stored)
    if (!spoken) throw new ApiFailure('no-audio', 'The sound of this take is missing from the store. Speak it again.')
    await objects.put(key, wrapInWav(spoken.pcm, spoken.sampleRate), 'audio/wav')
  }
  return { audioLink: await links.sign(key) }
}

/** Queues the joining of the chapter's track with a take. Throws if the track does not have its sentence. */
export async function queueTakeChoice(
  services: SpeechServices,
  caller: Caller,
  chapterVariationId: number,
  { takeId, isLocked }: { takeId: number; isLocked: boolean },
): Promise<JobRow> {
  const { database, queue } = services
  const { take, bookId } = await requireTake(services, caller, chapterVariationId, takeId)
  replaceTake(await repository.readTrackTakes(database, chapterVariationId), take)
  const row = await repository.findChapterVariationById(database, chapterVariationId)
  const audioFileName = requireValue(row?.audioFileName, 'the track that has takes')
  const payload: z.input<typeof ChooseTakePayload> = {
    bookId,
    chapterVariationId,
    audioFileName,
    take: toStoredTake(take),
    isLocked,
  }
  const key = hashContent(JSON.stringify(payload))
  return queue.enqueue({ kind: 'choose-take', key, userId: caller.userId, bookId, payload })
}

async function requireTake(
  { database }: SpeechServices,
  caller: Caller,
  chapterVariationId: number,
  takeId: number,
): Promise<{ take: SentenceTakeRow; bookId: number }> {
  const bookId = await requireAuthor(database, caller, { kind: 'chapter variation', id: chapterVariationId })
  const take = await findSentenceTake(database, chapterVariationId, takeId)
  if (!take) throw notFound({ kind: 'chapter variation', id: chapterVariationId })
  return { take, bookId }
}
