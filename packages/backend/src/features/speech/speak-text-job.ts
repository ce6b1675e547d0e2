import { z } from 'zod'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { requireValue } from '../../entities/failures/require-value'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import type { SignedMediaLinks } from '../../entities/objects/media-links'
import { domainFileKey, speechTakeKey } from '../../entities/objects/object-keys'
import type { Database } from '../../entities/schema/database-handle'
import { insertSentenceTakes } from '../../entities/narration/sentence-takes.repository'
import { DictionaryReference, loadDictionaries } from '../pronunciation/resolve-dictionaries'
import { presentReplacements, StoredReplacements } from './choose-voices'
import { cutIntoSentences } from './cut-into-sentences'
import { presentSkippedRules, StoredVoiceSettings } from './speak-job'
import { speakSentences, type SpeakSentencesServices, type SpokenTrack } from './speak-sentences'

const Segment = z.object({
  text: z.string(),
  voiceId: z.string(),
  modelId: z.string(),
  voiceSettings: StoredVoiceSettings,
})

/** Destination of the recording: the book's own takes, for its authors, or the domain's media of quizzes and definitions. */
const Destination = z.enum(['take', 'quiz'])

export const SpeakTextPayload = z.object({
  destination: Destination,
  domainId: z.number(),
  /** Null for a recording that belongs to no book. */
  bookId: z.number().nullable(),
  /** The chapter variation whose locks hold; absent for a quiz, and in jobs that were queued before locks existed. */
  chapterVariationId: z.number().exactOptional(),
  language: z.string(),
  audioFormat: z.enum(['wav', 'mp3']),
  maximumCharacters: z.number(),
  previousText: z.string().exactOptional(),
  nextText: z.string().exactOptional(),
  /** Number of the take, from 2, if it is not the first one. */
  take: z.number().exactOptional(),
  voiceId: z.string(),
  modelId: z.string(),
  dictionaries: z.array(DictionaryReference).default([]),
  replacements: StoredReplacements,
  pages: z.array(z.object({ pageVariationId: z.number(), textSegments: z.array(Segment) })),
})

const StoredRecording = z.object({
  destination: Destination,
  key: z.string(),
  audioFileName: z.string(),
  durationSeconds: z.number(),
  characters: z.number(),
  voiceId: z.string(),
  modelId: z.string(),
  words: z.array(
    z.object({
      word: z.string(),
      start: z.number(),
      end: z.number(),
      pageVariationId: z.number(),
      estimated: z.literal(true).exactOptional(),
    }),
  ),
  skippedRules: z.array(z.string()).default([]),
  replacements: StoredReplacements,
})

export interface SpeakTextServices extends SpeakSentencesServices {
  database: Database
  links: SignedMediaLinks
}

/** Speaks a text into a separate recording; changes no chapter. */
export function speakTextJob(services: SpeakTextServices): JobDefinition {
  return defineJob({
    kind: 'speak-text',
    payload: SpeakTextPayload,
    stored: StoredRecording,
    run: (work) => speakText(services, work),
    async present({ destination, key, words, voiceId, modelId, skippedRules, replacements, ...stored }) {
      const recording = { ...stored, ...presentSkippedRules(skippedRules), ...presentReplacements(replacements) }
      if (destination === 'quiz') return { ...recording, audioLink: `/objects/${key}`, voiceId, modelId }
      return { ...recording, audioLink: await services.links.sign(key), words }
    },
  })
}

type SpeakTextWork = JobWork<z.output<typeof SpeakTextPayload>>

async function speakText(services: SpeakTextServices, work: SpeakTextWork): Promise<z.input<typeof StoredRecording>> {
  const {
    pages,
    language,
    maximumCharacters,
    domainId,
    audioFormat,
    previousText,
    nextText,
    chapterVariationId,
    take,
  } = work.payload
  const sentences = cutIntoSentences(pages, language, maximumCharacters)
  const dictionaries = await loadDictionaries(services.database, work.payload.dictionaries)
  const locks = chapterVariationId === undefined ? [] : await readSentenceLocks(services.database, chapterVariationId)
  const wanted = { domainId, sentences, dictionaries, audioFormat, previousText, nextText, locks, take }
  return speakSentences(services, work, wanted, (spoken) => saveRecording(services, work, spoken))
}

async function saveRecording(
  { objects, database }: SpeakTextServices,
  { payload }: SpeakTextWork,
  { track, characters, skippedRules, takes }: SpokenTrack,
): Promise<z.input<typeof StoredRecording>> {
  const { destination, domainId, bookId, chapterVariationId, audioFormat, voiceId, modelId, replacements } = payload
  const { open, contentType, fileName, durationSeconds, words } = track
  const key =
    destination === 'quiz'
      ? domainFileKey(domainId, fileName.slice(0, domainFileNameLength), audioFormat)
      : speechTakeKey(requireValue(bookId, 'the book of a take'), fileName)
  await objects.put(key, open(), contentType)
  if (chapterVariationId !== undefined) await insertSentenceTakes(database, chapterVariationId, takes)
  const audioFileName = key.slice(key.lastIndexOf('/') + 1)
  const recording = { destination, key, audioFileName, durationSeconds, characters, voiceId, modelId, words }
  return { ...recording, skippedRules, replacements }
}

/** As long as other such names. Derived from the content, so that a retry does not store a second file. */
const domainFileNameLength = 36
