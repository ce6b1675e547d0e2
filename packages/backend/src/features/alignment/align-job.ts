import { describeNarration } from '@lectern/core/staleness'
import { z } from 'zod'
import { touchBook } from '../../entities/books/books.repository'
import type { Database } from '../../entities/schema/database-handle'
import type { StoredWord } from '../../entities/schema/stored-shapes'
import { ApiFailure } from '../../entities/failures/api-failure'
import { defineJob, type JobDefinition, type JobWork } from '../../platform/jobs/job-definition'
import { alignmentUploadPrefix, chapterAudioKey } from '../../entities/objects/object-keys'
import { keepInputDigests } from '../../entities/narration/keep-input-digests'
import { listSentences } from '../../entities/narration/list-sentences'
import * as speech from '../../entities/narration/narration.repository'
import { type AlignmentServices, alignCached, type CachedAlignment, readAlignment } from './align-cached'
import { createPageFinder, joinPages, splitByPages } from './join-pages'

const Upload = z.object({
  kind: z.literal('upload'),
  /** Deleted from the store when the job has ended. */
  key: z.string(),
  fileName: z.string(),
  language: z.string(),
  text: z.string(),
})

const Chapter = z.object({
  kind: z.literal('chapter'),
  bookId: z.number(),
  chapterVariationId: z.number(),
  audioFileName: z.string(),
  language: z.string(),
  editor: z.string().nullable(),
  pages: z.array(
    z.object({
      pageVariationId: z.number(),
      text: z.string(),
      /** Digests of the page's sentences; absent in jobs that were queued before they existed. */
      sentences: z.array(z.string()).exactOptional(),
    }),
  ),
})

export const AlignPayload = z.discriminatedUnion('kind', [Upload, Chapter])

const StoredAlignment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('upload'), key: z.string() }),
  z.object({
    kind: z.literal('chapter'),
    wordsId: z.number(),
    durationSeconds: z.number(),
    // Missing in jobs that ended before this field existed.
    speechNotInText: z.array(z.object({ start: z.number(), end: z.number() })).default([]),
    textNotSpoken: z.array(z.object({ pageVariationId: z.number(), start: z.number(), end: z.number() })).default([]),
  }),
])

export interface AlignServices extends AlignmentServices {
  database: Database
}

/** Finds when words are spoken, in an uploaded recording or in a chapter's track. */
export function alignJob(services: AlignServices): JobDefinition {
  return defineJob({
    kind: 'align',
    payload: AlignPayload,
    stored: StoredAlignment,
    run: (work) => {
      const { payload } = work
      return payload.kind === 'upload' ? alignUpload(services, work, payload) : alignTrack(services, work, payload)
    },
    present: (stored) =>
      stored.kind === 'upload' ? presentUpload(services, stored.key) : presentChapter(services, stored),
    async cleanUp(payload) {
      if (payload.kind === 'upload' && payload.key.startsWith(alignmentUploadPrefix)) {
        await services.objects.delete(payload.key)
      }
    },
  })
}

type Stored = z.input<typeof StoredAlignment>

async function alignUpload(
  services: AlignServices,
  work: JobWork<unknown>,
  { key: uploadKey, fileName, text, language }: z.output<typeof Upload>,
): Promise<Stored> {
  const recording = { key: uploadKey, fileName }
  const { key } = await alignCached(services, work, { recording, text, language })
  return { kind: 'upload', key }
}

async function alignTrack(
  services: AlignServices,
  work: JobWork<unknown>,
  chapter: z.output<typeof Chapter>,
): Promise<Stored> {
  const { bookId, chapterVariationId, audioFileName, language, editor, pages } = chapter
  const text = joinPages(pages)
  const recording = { key: chapterAudioKey(bookId, audioFileName), fileName: 'The track of the chapter' }
  const { alignment } = await alignCached(services, work, { recording, text, language })
  const words = toChapterWords(alignment, pages)
  const wordsId = await services.database.transaction(async (transaction) => {
    await touchBook(transaction, bookId)
    const row = await speech.lockChapterVariation(transaction, chapterVariationId)
    if (row?.audioFileName !== audioFileName) {
      throw new ApiFailure('conflict', 'The chapter got another track meanwhile. Align its words with that one.')
    }
    const before = await speech.readNarrationOrigin(transaction, chapterVariationId)
    // A voice has spoken what it was given, whatever the words are now. A recording is taken to say the text.
    const origin =
      before !== null && before.voice !== null
        ? keepInputDigests(words, before)
        : describeNarration({ voiceSettings: null, sentences: listSentences(pages), words })
    return speech.insertWords(transaction, { chapterVariationId, audioFileName, words, editor, origin })
  })
  const { durationSeconds, speechNotInText } = alignment
  const textNotSpoken = splitByPages(alignment.textNotSpoken, pages)
  return { kind: 'chapter', wordsId, durationSeconds, speechNotInText, textNotSpoken }
}

function toChapterWords({ words }: CachedAlignment, pages: z.output<typeof Chapter>['pages']): StoredWord[] {
  const pageAt = createPageFinder(pages)
  return words.map(({ offset, word, start, end, confidence, loss }) => ({
    word,
    start,
    end,
    pageVariationId: pageAt(offset),
    confidence,
    ...(loss === undefined ? {} : { loss }),
  }))
}

async function presentUpload({ objects }: AlignServices, key: string) {
  const stored = await readAlignment(objects, key)
  if (!stored) throw new ApiFailure('not-found', 'The words were removed. Align the recording again.')
  const { words, ...rest } = stored
  return { words: words.map(({ offset: _offset, ...word }) => word), ...rest }
}

async function presentChapter(
  { database }: AlignServices,
  { wordsId, kind: _kind, ...rest }: Extract<z.output<typeof StoredAlignment>, { kind: 'chapter' }>,
) {
  const stored = await speech.readWords(database, wordsId)
  if (!stored) throw new ApiFailure('not-found', 'The chapter was deleted, and its words with it.')
  return { ...stored, ...rest }
}
