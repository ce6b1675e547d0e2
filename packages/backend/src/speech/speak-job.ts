import { writeVoiceSettings } from '@lectern/core/book'
import { z } from 'zod'
import { touchBook } from '../books/books.repository'
import type { Database } from '../database/open-database'
import { ApiFailure, type FailureCode } from '../http/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../jobs/job-definition'
import { hashContent } from '../objects/hash-content'
import { putForRows } from '../objects/put-for-rows'
import type { MediaLinks } from '../objects/media-links'
import { chapterAudioKey, spokenSentenceKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { AudioEncoding, ObjectStore, Speech, SpeechFailure } from '../ports/index'
import { countCharacters, cutIntoSentences, type SentenceOfPage } from './cut-into-sentences'
import { joinSentences, type JoinedTrack, type PlacedSentence } from './join-sentences'
import type { SpeechBudget } from './speech-budget'
import * as repository from './speech.repository'
import { hashSentence, packSentence, unpackSentence } from './spoken-sentence'
import { wrapInWav } from './wrap-in-wav'

const StoredVoiceSettings = z.object({
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
  audioFormat: z.enum(['wav', 'mp3']),
  /** Characters that one request to the model may carry. */
  maximumCharacters: z.number(),
  pages: z.array(
    z.object({
      pageVariationId: z.number(),
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
})

export interface SpeakServices {
  database: Database
  objects: ObjectStore
  links: MediaLinks
  speech: Speech
  audioEncoding: AudioEncoding
  budget: SpeechBudget
  sweepObjects: () => Promise<void>
}

type SpeakWork = JobWork<z.output<typeof SpeakPayload>>

/** Speaks a chapter sentence by sentence; a sentence that was spoken before is taken from the store and costs nothing. */
export function speakJob(services: SpeakServices): JobDefinition {
  return defineJob({
    kind: 'speak',
    payload: SpeakPayload,
    stored: StoredTrack,
    run: (work) => speakChapter(services, work),
    async present({ bookId, audioFileName, durationSeconds, characters }) {
      const audioLink = (await services.links.toLink(chapterAudioKey(bookId, audioFileName))) ?? ''
      return { audioLink, audioFileName, durationSeconds, characters }
    },
  })
}

async function speakChapter(services: SpeakServices, work: SpeakWork): Promise<z.input<typeof StoredTrack>> {
  const { budget } = services
  const { pages, language, maximumCharacters, domainId } = work.payload
  const sentences = cutIntoSentences(pages, language, maximumCharacters)
  work.report({ done: 0, total: sentences.length + 1 })
  const unspoken = await countUnspoken(services, sentences)
  if (!(await budget.reserve(domainId, work.id, unspoken))) throw await budgetSpent(budget, domainId, unspoken)
  let characters = 0
  try {
    const placed: PlacedSentence[] = []
    for (const [index, sentence] of sentences.entries()) {
      const context = contextOf(sentences, index)
      const { spoken, sent } = await speakOnce(services, work, sentence, context)
      characters += sent
      if (spoken) placed.push({ ...spoken, text: sentence.text, pageVariationId: sentence.pageVariationId })
      work.report({ done: index + 1, total: sentences.length + 1 })
    }
    if (placed.length === 0) throw new ApiFailure('no-text', 'The voice found nothing to say in this text.')
    const track = await keepTrack(services, work, joinSentences(placed))
    return { ...track, bookId: work.payload.bookId, characters }
  } finally {
    await budget.settle(work.id)
  }
}

async function countUnspoken({ objects }: SpeakServices, sentences: readonly SentenceOfPage[]): Promise<number> {
  let characters = 0
  const counted = new Set<string>()
  for (const sentence of sentences) {
    const key = spokenSentenceKey(hashSentence(sentence))
    if (counted.has(key)) continue
    counted.add(key)
    if (!(await objects.head(key))) characters += countCharacters(sentence.text)
  }
  return characters
}

async function budgetSpent(budget: SpeechBudget, domainId: number, wanted: number): Promise<ApiFailure> {
  const left = Math.max(0, (await budget.limitOf(domainId)) - (await budget.used(domainId)))
  const reset = new Date(budget.nextReset() * 1000).toISOString().slice(0, 10)
  return new ApiFailure(
    'budget-spent',
    `This needs ${wanted} characters of speech; ${left} are left until ${reset}. Speak fewer pages, or ask the operator for more.`,
  )
}

function contextOf(sentences: readonly SentenceOfPage[], index: number) {
  const previousText = sentences[index - 1]?.text
  const nextText = sentences[index + 1]?.text
  return { ...(previousText === undefined ? {} : { previousText }), ...(nextText === undefined ? {} : { nextText }) }
}

/** `spoken` is null when the voice finds nothing to say; `sent` counts characters that were charged. */
async function speakOnce(
  { objects, speech, budget }: SpeakServices,
  work: SpeakWork,
  sentence: SentenceOfPage,
  context: { previousText?: string; nextText?: string },
) {
  const key = spokenSentenceKey(hashSentence(sentence))
  const kept = await readObject(objects, key)
  const known = kept && unpackSentence(kept)
  if (known) return { spoken: known, sent: 0 }
  const { text, language, voiceId, modelId, voiceSettings } = sentence
  const request = { text, language, voiceId, modelId, voiceSettings, signal: work.signal, ...context }
  const result = await speech.speak(request)
  work.signal.throwIfAborted()
  if (result.kind === 'failed') {
    if (result.code === 'empty-text') return { spoken: null, sent: 0 }
    throw new ApiFailure(failureCodes[result.code], result.message)
  }
  const sent = countCharacters(text)
  const { pcm, sampleRate, words } = result
  await objects.put(key, packSentence({ pcm, sampleRate, words }), 'application/octet-stream')
  await budget.recordSent(work.id, sent)
  return { spoken: { pcm, sampleRate, words }, sent }
}

const failureCodes: Readonly<Record<SpeechFailure, FailureCode>> = {
  'unknown-voice': 'unknown-voice',
  'unknown-model': 'unknown-model',
  'empty-text': 'no-text',
  'text-too-long': 'invalid-field',
  timeout: 'engine-failed',
  cancelled: 'engine-failed',
  'quota-exceeded': 'budget-spent',
  'bad-credentials': 'engine-failed',
  'not-installed': 'not-available',
  'engine-failed': 'engine-failed',
}

/** Stores the track, then names it in the chapter variation together with its words. */
async function keepTrack(services: SpeakServices, work: SpeakWork, { pcm, sampleRate, words }: JoinedTrack) {
  const { objects, audioEncoding } = services
  const { audioFormat, bookId, chapterVariationId, voiceId, modelId, voiceSettings } = work.payload
  const mp3 = audioFormat === 'mp3'
  const bytes = mp3
    ? await audioEncoding.encodeMp3({ pcm, sampleRate, signal: work.signal })
    : wrapInWav(pcm, sampleRate)
  const audioFileName = `${hashContent(bytes)}.${audioFormat}`
  const durationSeconds = Math.round((pcm.length / sampleRate) * 1000) / 1000
  const key = chapterAudioKey(bookId, audioFileName)
  await putForRows(services, { bookId, keys: [key] }, async (transaction) => {
    await touchBook(transaction, bookId)
    await objects.put(key, bytes, mp3 ? 'audio/mpeg' : 'audio/wav')
    await repository.setTrack(transaction, {
      chapterVariationId,
      bookId,
      audioFileName,
      durationSeconds,
      voiceSettings: writeVoiceSettings({ voiceId, modelId, voiceSettings }),
    })
    await repository.insertWords(transaction, { chapterVariationId, audioFileName, words })
  })
  await services.sweepObjects()
  return { audioFileName, durationSeconds }
}
