import type { SpeechRequest } from '@lectern/contracts/app'
import type { VoiceSettings } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { findChapterVariation, touchBook } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { hashContent } from '../../entities/objects/hash-content'
import { lockObjects } from '../../platform/object-deletion/lock-objects'
import { chapterAudioKey, isObjectKey } from '../../entities/objects/object-keys'
import { recogniseAudio } from '../../platform/media/recognise-audio'
import { readAudioFileName } from '../../entities/objects/object-links'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import type { SpeechVoiceSettings } from '../../ports/index'
import { resolveDictionaries } from '../pronunciation/resolve-dictionaries'
import { cutIntoSentences } from './cut-into-sentences'
import { loadVoiceChoice } from './choose-voices'
import { isMp3OfWav } from './is-mp3-of-wav'
import type { SpeakPayload, SpeakServices } from './speak-job'
import * as repository from '../../entities/narration/narration.repository'
import { digestStoredSentences } from '../../entities/narration/digest-stored-sentences'
import { requireValue } from '../../entities/failures/require-value'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

export interface SpeechServices extends SpeakServices {
  queue: JobQueue
}

/** Queues speech for a chapter; a repeated request returns the running job. */
export async function queueSpeech(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof SpeechRequest>,
): Promise<JobRow> {
  const plan = await planSpeech(services, caller, request)
  const { bookId, chapterVariationId, voiceId, modelId, maximumCharacters, dictionaries, pages, replacements } = plan
  const payload: z.input<typeof SpeakPayload> = {
    domainId: caller.domainId,
    bookId,
    chapterVariationId,
    language: request.variation,
    voiceId,
    modelId,
    voiceSettings: fillGaps(request.voiceSettings),
    requestedVoice: { voiceId: request.voiceId, modelId: request.modelId },
    audioFormat: request.audioFormat,
    maximumCharacters,
    dictionaries,
    pages: await addSentences(services.database, pages, request),
    replacements,
  }
  const key = hashContent(JSON.stringify(payload))
  return services.queue.enqueue({ kind: 'speak', key, userId: caller.userId, bookId, payload })
}

/** Adds the digests of the sentences that each page's text was made from: those of the request, else of the stored words. */
async function addSentences(
  database: Queryable,
  pages: z.input<typeof SpeakPayload>['pages'],
  request: z.output<typeof SpeechRequest>,
): Promise<z.input<typeof SpeakPayload>['pages']> {
  const named = new Map(request.pages.map((page) => [page.pageVariationId, page.sentences]))
  const unnamed = pages.filter(({ pageVariationId }) => named.get(pageVariationId) === undefined)
  const stored = await digestStoredSentences(
    database,
    unnamed.map(({ pageVariationId }) => pageVariationId),
    request.variation,
  )
  return pages.map((page) => {
    const sentences = named.get(page.pageVariationId) ?? stored.get(page.pageVariationId)
    return { ...page, sentences: [...requireValue(sentences, 'the sentences of a page to speak')] }
  })
}

/** Checks chapter and pages, and returns the text to speak with voices and models that the provider has. */
export async function planSpeech(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof SpeechRequest>,
): Promise<
  Pick<
    z.output<typeof SpeakPayload>,
    | 'bookId'
    | 'chapterVariationId'
    | 'voiceId'
    | 'modelId'
    | 'pages'
    | 'maximumCharacters'
    | 'dictionaries'
    | 'replacements'
  >
> {
  const { database } = services
  const { chapterId, variation } = request
  const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
  const chapterVariation = await findChapterVariation(database, chapterId, variation)
  if (!chapterVariation) {
    throw new ApiFailure('invalid-field', `The chapter has no ${variation} variation. Add the language to it first.`, {
      field: 'variation',
    })
  }
  await refusePagesOfOthers(services, chapterId, request)
  const { pronunciationDictionaries: named = [] } = request
  const dictionaries = await resolveDictionaries(services, caller.domainId, named)
  const choice = await loadVoiceChoice(services.speech, variation)
  const voiceId = choice.chooseVoice(request.voiceId)
  const { model_id: modelId, maximum_text_length_per_request: limit } = choice.chooseModel(request.modelId)
  const limits = new Set([limit])
  const pages = request.pages.map(({ pageVariationId, textSegments }) => ({
    pageVariationId,
    textSegments: textSegments.map((segment) => {
      const model = choice.chooseModel(segment.modelId)
      limits.add(model.maximum_text_length_per_request)
      return {
        text: segment.text,
        voiceId: choice.chooseVoice(segment.voiceId),
        modelId: model.model_id,
        voiceSettings: fillGaps(segment.voiceSettings),
      }
    }),
  }))
  const maximumCharacters = Math.max(1, Math.min(...limits))
  const replacements = choice.replacements()
  if (cutIntoSentences(pages, variation, maximumCharacters).length === 0) {
    throw new ApiFailure('no-text', 'None of these pages has text to speak. Recognise or write their text first.', {
      field: 'pages',
    })
  }
  const chapterVariationId = chapterVariation.id
  return { bookId, chapterVariationId, voiceId, modelId, maximumCharacters, dictionaries, pages, replacements }
}

async function refusePagesOfOthers(
  { database }: SpeechServices,
  chapterId: number,
  { pages }: z.output<typeof SpeechRequest>,
): Promise<void> {
  const ids = pages.map((page) => page.pageVariationId)
  const variations = await repository.pageVariationsOfChapter(database, chapterId, ids)
  const foreign = ids.findIndex((id) => !variations.has(id))
  if (foreign >= 0) {
    throw new ApiFailure('invalid-field', `Page variation ${ids[foreign]} does not belong to chapter ${chapterId}.`, {
      field: `pages.${foreign}.pageVariationId`,
    })
  }
}

export function fillGaps({
  stability,
  similarity_boost,
  style,
  speed,
}: z.output<typeof VoiceSettings>): SpeechVoiceSettings {
  return {
    ...(stability === undefined ? {} : { stability }),
    ...(similarity_boost === undefined ? {} : { similarity_boost }),
    ...(style === undefined ? {} : { style }),
    ...(speed === undefined ? {} : { speed }),
  }
}

export async function readChapterWords({ database }: SpeechServices, caller: Caller, id: number) {
  await requireAuthor(database, caller, { kind: 'chapter variation', id })
  return repository.readCurrentWords(database, id)
}

export async function readChapterOrigin({ database }: SpeechServices, caller: Caller, id: number) {
  await requireAuthor(database, caller, { kind: 'chapter variation', id })
  const row = await repository.findChapterVariationById(database, id)
  if (!row) throw notFound({ kind: 'chapter variation', id })
  const origin = await repository.readNarrationOrigin(database, id)
  return {
    hasTrack: row.audioFileName !== null,
    origin: origin && {
      voice: origin.voice,
      pages: origin.pages.map(({ sentences, ...page }) => ({ ...page, sentences: sentences && [...sentences] })),
    },
  }
}

export async function readChapterAudio({ database, links }: SpeechServices, caller: Caller, id: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'chapter variation', id })
  const fileName = (await repository.findChapterVariationById(database, id))?.audioFileName ?? null
  return fileName === null ? null : links.toLink(chapterAudioKey(bookId, fileName))
}

/**
 * Makes a track in the book's ChapterAudios folder the chapter's track. If it is the MP3 that a client made of the track before,
 * the words keep their times.
 * @param nameOrLink name of the track, or the link by which `readChapterAudio` returned it
 * @param besides writes further rows in the same transaction; receives the previous track
 */
export async function setChapterAudio(
  { database, objects, sweepObjects }: SpeechServices,
  caller: Caller,
  id: number,
  nameOrLink: string,
  besides?: (transaction: Queryable, before: string | null) => Promise<void>,
): Promise<void> {
  const bookId = await requireAuthor(database, caller, { kind: 'chapter variation', id })
  const audioFileName = readAudioFileName(nameOrLink, bookId)
  const key = chapterAudioKey(bookId, audioFileName)
  const absent = new ApiFailure(
    'invalid-field',
    `There is no track "${audioFileName}" in this book. Upload it first.`,
    {
      field: 'audioFileName',
    },
  )
  const found = isObjectKey(key) && !audioFileName.includes('/') ? await objects.get(key) : null
  if (found?.kind !== 'found') throw absent
  const isOfModestSize = found.object.sizeBytes <= maxUploadBytes.recording
  const track = isOfModestSize ? await recogniseAudio(found.body) : null
  if (!track) {
    if (!isOfModestSize) await found.body.cancel()
    // The upload address accepts any content: a file that is not a track is deleted.
    await markForDeletion(database, [key])
    await sweepObjects(bookId)
    throw new ApiFailure(
      'invalid-field',
      `"${audioFileName}" is not an MP3 or WAV of at most 500 MB. Upload it again.`,
      {
        field: 'audioFileName',
      },
    )
  }
  const { durationSeconds } = track
  if (!(await repository.findChapterVariationById(database, id))) throw notFound({ kind: 'chapter variation', id })
  await database.transaction(async (transaction) => {
    await lockObjects(transaction, bookId)
    await touchBook(transaction, bookId)
    // The sweep may have deleted it since it was measured.
    if (!(await objects.head(key))) throw absent
    const before = await repository.lockChapterVariation(transaction, id)
    if (besides) await besides(transaction, before?.audioFileName ?? null)
    const isConverted = !besides && before !== null && isMp3OfWav(before, { audioFileName, durationSeconds })
    const kept = isConverted ? await repository.readCurrentNarration(transaction, id) : null
    const takes = kept && (await repository.readTrackTakes(transaction, id))
    await repository.setTrack(transaction, { chapterVariationId: id, bookId, audioFileName, durationSeconds })
    if (kept) await repository.insertWords(transaction, { chapterVariationId: id, audioFileName, takes, ...kept })
  })
  await sweepObjects(bookId)
}
