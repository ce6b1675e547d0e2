import { writeVoiceSettings } from '@lectern/core/book'
import { describeNarration } from '@lectern/core/staleness'
import { z } from 'zod'
import { touchBook } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import type { SignedMediaLinks } from '../../entities/objects/media-links'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import { DictionaryReference, loadDictionaries } from '../pronunciation/resolve-dictionaries'
import { presentReplacements, StoredReplacements } from './choose-voices'
import { cutIntoSentences } from './cut-into-sentences'
import { speakSentences, type SpeakSentencesServices, type SpokenTrack } from './speak-sentences'
import { listSentences } from '../../entities/narration/list-sentences'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { insertSentenceTakes, toStoredTake } from '../../entities/narration/sentence-takes.repository'
import * as repository from '../../entities/narration/narration.repository'

export const StoredVoiceSettings = z.object({
  stability: z.number().exactOptional(),
  similarity_boost: z.number().exactOptional(),
  style: z.number().exactOptional(),
  speed: z.number().exactOptional(),
})

export const SpeakPayload = z.object({
  domainId: z.number(),
  bookId: z.number(),
  chapterVariationId: z.number(),
  language: z.string(),
  voiceId: z.string(),
  modelId: z.string(),
  voiceSettings: StoredVoiceSettings,
  /** The voice and model as requested, which the chapter keeps; absent in jobs that were queued before this field. */
  requestedVoice: z.object({ voiceId: z.string(), modelId: z.string() }).exactOptional(),
  audioFormat: z.enum(['wav', 'mp3']),
  /** Largest number of characters of one request to the model. */
  maximumCharacters: z.number(),
  dictionaries: z.array(DictionaryReference).default([]),
  replacements: StoredReplacements,
  pages: z.array(
    z.object({
      pageVariationId: z.number(),
      /** Digests of the page's sentences; absent in jobs that were queued before they existed. */
      sentences: z.array(z.string()).exactOptional(),
      textSegments: z.array(
        z.object({ text: z.string(), voiceId: z.string(), modelId: z.string(), voiceSettings: StoredVoiceSettings }),
      ),
    }),
  ),
})

const StoredTrack = z.object({
  bookId: z.number(),
  audioFileName: z.string(),
  durationSeconds: z.number(),
  characters: z.number(),
  skippedRules: z.array(z.string()).default([]),
  replacements: StoredReplacements,
})

export interface SpeakServices extends SpeakSentencesServices {
  database: Database
  links: SignedMediaLinks
  sweepObjects: (bookId: number) => Promise<void>
}

type SpeakWork = JobWork<z.output<typeof SpeakPayload>>

/** Speaks a chapter sentence by sentence; sentences cached in the store cost nothing. */
export function speakJob(services: SpeakServices): JobDefinition {
  return defineJob({
    kind: 'speak',
    payload: SpeakPayload,
    stored: StoredTrack,
    run: (work) => speakChapter(services, work),
    async present({ bookId, audioFileName, durationSeconds, characters, skippedRules, replacements }) {
      const audioLink = await services.links.sign(chapterAudioKey(bookId, audioFileName))
      const notices = { ...presentSkippedRules(skippedRules), ...presentReplacements(replacements) }
      return { audioLink, audioFileName, durationSeconds, characters, ...notices }
    },
  })
}

async function speakChapter(services: SpeakServices, work: SpeakWork): Promise<z.input<typeof StoredTrack>> {
  const { pages, language, maximumCharacters, domainId, audioFormat, dictionaries: references } = work.payload
  const sentences = cutIntoSentences(pages, language, maximumCharacters)
  const dictionaries = await loadDictionaries(services.database, references)
  const locks = await readSentenceLocks(services.database, work.payload.chapterVariationId)
  const wanted = { domainId, sentences, dictionaries, audioFormat, locks }
  return speakSentences(services, work, wanted, (spoken) => saveTrack(services, work, spoken))
}

/** Stores the track, then references it in the chapter variation together with its words. */
async function saveTrack(
  services: SpeakServices,
  work: SpeakWork,
  { track, characters, skippedRules, takes }: SpokenTrack,
): Promise<z.input<typeof StoredTrack>> {
  const { objects } = services
  const { bookId, chapterVariationId, voiceId, modelId, voiceSettings, requestedVoice, replacements, pages } =
    work.payload
  const { open, contentType, fileName: audioFileName, durationSeconds, words } = track
  const key = chapterAudioKey(bookId, audioFileName)
  const put = () => objects.put(key, open(), contentType)
  await storeWithRows(services, { bookId, keys: [key], put }, async (transaction) => {
    await touchBook(transaction, bookId)
    // Not what the provider offered instead: it may have the voice again later, or another server may.
    const settings = writeVoiceSettings({ voiceSettings, ...(requestedVoice ?? { voiceId, modelId }) })
    await repository.setTrack(transaction, {
      chapterVariationId,
      bookId,
      audioFileName,
      durationSeconds,
      voiceSettings: settings,
    })
    const origin = describeNarration({ voiceSettings: settings, sentences: listSentences(pages), words })
    await repository.insertWords(transaction, {
      chapterVariationId,
      audioFileName,
      words,
      origin,
      takes: takes.map(toStoredTake),
    })
    await insertSentenceTakes(transaction, chapterVariationId, takes)
  })
  await services.sweepObjects(bookId)
  return { bookId, audioFileName, durationSeconds, characters, skippedRules, replacements }
}

/** No author reads more of them. */
const maxSkippedRules = 100

/** Returns the result's field for rules that were not followed, at most a hundred; no field if every rule was. */
export function presentSkippedRules(words: readonly string[]): { skippedRules?: string[] } {
  return words.length === 0 ? {} : { skippedRules: words.slice(0, maxSkippedRules) }
}
