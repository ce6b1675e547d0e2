import { z } from 'zod'
import { defineJob, type JobDefinition, type JobWork } from '../jobs/job-definition'
import type { MediaLinks } from '../objects/media-links'
import { domainFileKey, speechTakeKey } from '../objects/object-keys'
import type { Database } from '../database/open-database'
import { DictionaryReference, loadDictionaries } from '../pronunciation/resolve-dictionaries'
import { cutIntoSentences } from './cut-into-sentences'
import { presentSkipped, StoredVoiceSettings } from './speak-job'
import { speakSentences, type SpeakSentencesServices, type SpokenTrack } from './speak-sentences'

const Segment = z.object({
  text: z.string(),
  voiceId: z.string(),
  modelId: z.string(),
  voiceSettings: StoredVoiceSettings,
})

/** Where the recording goes: among a book's own, for its authors to listen to, or to where quizzes keep their media. */
const Destination = z.enum(['take', 'quiz'])

export const SpeakTextPayload = z.object({
  destination: Destination,
  domainId: z.number(),
  bookId: z.number(),
  language: z.string(),
  audioFormat: z.enum(['wav', 'mp3']),
  maximumCharacters: z.number(),
  previousText: z.string().exactOptional(),
  nextText: z.string().exactOptional(),
  voiceId: z.string(),
  modelId: z.string(),
  dictionaries: z.array(DictionaryReference).default([]),
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
})

export interface SpeakTextServices extends SpeakSentencesServices {
  database: Database
  links: MediaLinks
}

/** Speaks a text into a recording of its own; no chapter is changed. */
export function speakTextJob(services: SpeakTextServices): JobDefinition {
  return defineJob({
    kind: 'speak-text',
    payload: SpeakTextPayload,
    stored: StoredRecording,
    run: (work) => speakText(services, work),
    async present({ destination, key, words, voiceId, modelId, skippedRules, ...stored }) {
      const recording = { ...stored, ...presentSkipped(skippedRules) }
      if (destination === 'quiz') return { ...recording, audioLink: `/objects/${key}`, voiceId, modelId }
      return { ...recording, audioLink: (await services.links.toLink(key)) ?? '', words }
    },
  })
}

type SpeakTextWork = JobWork<z.output<typeof SpeakTextPayload>>

async function speakText(services: SpeakTextServices, work: SpeakTextWork): Promise<z.input<typeof StoredRecording>> {
  const { pages, language, maximumCharacters, domainId, audioFormat, previousText, nextText } = work.payload
  const sentences = cutIntoSentences(pages, language, maximumCharacters)
  const dictionaries = await loadDictionaries(services.database, work.payload.dictionaries)
  const wanted = { domainId, sentences, dictionaries, audioFormat, previousText, nextText }
  return speakSentences(services, work, wanted, (spoken) => keepRecording(services, work, spoken))
}

async function keepRecording(
  { objects }: SpeakTextServices,
  { payload }: SpeakTextWork,
  { track, characters, skippedRules }: SpokenTrack,
): Promise<z.input<typeof StoredRecording>> {
  const { destination, domainId, bookId, audioFormat, voiceId, modelId } = payload
  const { open, contentType, fileName, durationSeconds, words } = track
  const key =
    destination === 'quiz'
      ? domainFileKey(domainId, fileName.slice(0, domainFileNameLength), audioFormat)
      : speechTakeKey(bookId, fileName)
  await objects.put(key, open(), contentType)
  const audioFileName = key.slice(key.lastIndexOf('/') + 1)
  return { destination, key, audioFileName, durationSeconds, characters, voiceId, modelId, words, skippedRules }
}

/** As long as the names of other such files. The content names it, so that a second try does not leave a second file. */
const domainFileNameLength = 36
