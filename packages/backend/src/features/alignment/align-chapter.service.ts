import type { ChapterToAlign } from '@lectern/contracts/app'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { hashContent } from '../../entities/objects/hash-content'
import { digestStoredSentences } from '../../entities/narration/digest-stored-sentences'
import { requireValue } from '../../entities/failures/require-value'
import * as speech from '../../entities/narration/narration.repository'
import type { AlignPayload } from './align-job'

/** Limit for all pages together, equal to that of the text sent with a recording. */
const maxCharacters = 400_000

/** Queues the alignment of a chapter's words with its track. Rects stay unchanged: clients assign the times to them. */
export async function queueChapterAlignment(
  { database, queue }: { database: Database; queue: JobQueue },
  caller: Caller,
  request: z.output<typeof ChapterToAlign>,
): Promise<JobRow> {
  const { chapterVariationId, pageData } = request
  refuseTooLong(pageData)
  const bookId = await requireAuthor(database, caller, { kind: 'chapter variation', id: chapterVariationId })
  if (request.bookId !== bookId) {
    throw new ApiFailure('invalid-field', `Chapter variation ${chapterVariationId} belongs to book ${bookId}.`, {
      field: 'bookId',
    })
  }
  const row = await speech.findChapterVariationById(database, chapterVariationId)
  if (!row) throw notFound({ kind: 'chapter variation', id: chapterVariationId })
  await refusePagesOfOthers(database, row.chapterId, pageData)
  if (!pageData.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) {
    throw new ApiFailure('no-text', 'None of these pages has text. Recognise or write their text first.', {
      field: 'pageData',
    })
  }
  if (row.audioFileName === null) throw new ApiFailure('no-audio', 'No audio file found for this chapter variation.')
  const sentences = await digestStoredSentences(
    database,
    pageData.filter((page) => page.sentences === undefined).map(({ pageVariationId }) => pageVariationId),
    row.variation,
  )
  const payload: z.input<typeof AlignPayload> = {
    kind: 'chapter',
    bookId,
    chapterVariationId,
    audioFileName: row.audioFileName,
    language: row.variation,
    editor: request.editor === null ? null : caller.email,
    pages: pageData.map(({ pageVariationId, text, sentences: named }) => ({
      pageVariationId,
      text,
      sentences: [...requireValue(named ?? sentences.get(pageVariationId), 'the sentences of a page to align')],
    })),
  }
  const key = hashContent(JSON.stringify(payload))
  return queue.enqueue({ kind: 'align', key, userId: caller.userId, bookId, payload })
}

function refuseTooLong(pageData: readonly { text: string }[]): void {
  const characters = pageData.reduce((sum, { text }) => sum + text.length, 0)
  if (characters <= maxCharacters) return
  throw new ApiFailure(
    'too-large',
    `These pages have ${characters} characters; the limit is ${maxCharacters}. Split the chapter in two.`,
    { field: 'pageData' },
  )
}

async function refusePagesOfOthers(
  database: Database,
  chapterId: number,
  pageData: readonly { pageVariationId: number }[],
): Promise<void> {
  const ids = pageData.map(({ pageVariationId }) => pageVariationId)
  const variations = await speech.pageVariationsOfChapter(database, chapterId, ids)
  const foreign = ids.findIndex((id) => !variations.has(id))
  if (foreign >= 0) {
    throw new ApiFailure('invalid-field', `Page variation ${ids[foreign]} does not belong to this chapter.`, {
      field: `pageData.${foreign}.pageVariationId`,
    })
  }
}
