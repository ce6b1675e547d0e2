import type { lockSentence as lockSentenceRoute, unlockSentence as unlockSentenceRoute } from '@lectern/contracts/app'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import {
  deleteSentenceLock,
  insertSentenceLocks,
  readSentenceLocks,
} from '../../entities/narration/sentence-locks.repository'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import { loadDictionaries } from '../pronunciation/resolve-dictionaries'
import { cutIntoSentences } from './cut-into-sentences'
import { planSentences } from './plan-sentences'
import { planSpeech, type SpeechServices } from './speech.service'

/** Locks the stored take of a sentence, as the request would speak it. Throws if the sentence has not been spoken so. */
export async function lockSentence(
  services: SpeechServices,
  caller: Caller,
  { sentence: named, ...request }: z.output<(typeof lockSentenceRoute)['body']['schema']>,
): Promise<void> {
  const { database, objects, speech } = services
  const plan = await planSpeech(services, caller, request)
  const sentences = cutIntoSentences(plan.pages, request.variation, plan.maximumCharacters)
  const dictionaries = await loadDictionaries(database, plan.dictionaries)
  const { previousText, nextText, take } = request
  const planned = planSentences(
    { sentences, dictionaries, previousText, nextText, take },
    await speech.models(),
  ).filter(({ sentence }) => sentence.pageVariationId === named.pageVariationId && sentence.text === named.text)
  if (planned.length === 0) {
    throw new ApiFailure('invalid-field', 'These pages have no such sentence. Load the text again, then lock it.', {
      field: 'sentence',
    })
  }
  const { pageVariationId, text } = named
  for (const { key: takeKey } of planned) {
    if (!(await objects.head(takeKey))) continue
    await insertSentenceLocks(database, plan.chapterVariationId, [{ pageVariationId, text, takeKey }])
    return
  }
  throw new ApiFailure(
    'no-audio',
    'This sentence has not been spoken with this voice and these settings yet. Generate its audio first, then lock it.',
    { field: 'sentence' },
  )
}

export async function listSentenceLocks({ database }: SpeechServices, caller: Caller, chapterVariationId: number) {
  await requireAuthor(database, caller, { kind: 'chapter variation', id: chapterVariationId })
  const locks = await readSentenceLocks(database, chapterVariationId)
  return { locks: locks.map(({ pageVariationId, text }) => ({ pageVariationId, text })) }
}

/** Unlocks a sentence; without a lock it changes nothing. */
export async function unlockSentence(
  { database }: SpeechServices,
  caller: Caller,
  chapterVariationId: number,
  sentence: z.output<(typeof unlockSentenceRoute)['body']['schema']>,
): Promise<void> {
  await requireAuthor(database, caller, { kind: 'chapter variation', id: chapterVariationId })
  await deleteSentenceLock(database, chapterVariationId, sentence)
}
