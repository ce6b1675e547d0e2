import type { WordsOfChapter } from '@lectern/contracts/app'
import type { z } from 'zod'
import { requireAuthor } from '../books/book-rights'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import * as repository from './speech.repository'
import { setChapterAudio, type SpeechServices } from './speech.service'

/**
 * Keeps words that were imported or corrected by hand, with the track that their times are of. They count from now on;
 * the ones before stay on record.
 */
export async function addWords(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof WordsOfChapter>,
): Promise<void> {
  const { chapterVariationId, audioFileName, oldAudioFileName, words, comment = null, meta = null } = request
  await requireAuthor(services.database, caller, { kind: 'chapter variation', id: chapterVariationId })
  refuseBackwardTimes(words)
  await refuseForeignPages(services.database, chapterVariationId, words)
  const editor = request.editor === null ? null : caller.email
  await setChapterAudio(services, caller, chapterVariationId, audioFileName, async (transaction, before) => {
    if (oldAudioFileName && oldAudioFileName !== before) {
      throw new ApiFailure(
        'conflict',
        `The chapter has the track "${before ?? 'none'}" by now. Read its words again and merge your changes.`,
        { field: 'oldAudioFileName' },
      )
    }
    await repository.insertWords(transaction, { chapterVariationId, audioFileName, words, editor, comment, meta })
  })
}

function refuseBackwardTimes(words: readonly { start: number; end: number }[]): void {
  const wrong = words.findIndex(({ start, end }) => end < start)
  if (wrong >= 0) {
    throw new ApiFailure('invalid-field', `Word ${wrong + 1} ends before it begins.`, { field: `words.${wrong}.end` })
  }
}

async function refuseForeignPages(
  database: Queryable,
  chapterVariationId: number,
  words: readonly { pageVariationId: number }[],
): Promise<void> {
  const row = await repository.findChapterVariationById(database, chapterVariationId)
  if (!row || words.length === 0) return
  const ids = [...new Set(words.map((word) => word.pageVariationId))]
  const own = await repository.pageVariationsOfChapter(database, row.chapterId, ids)
  const foreign = words.findIndex(({ pageVariationId }) => !own.has(pageVariationId))
  if (foreign >= 0) {
    throw new ApiFailure(
      'invalid-field',
      `Page variation ${words[foreign]?.pageVariationId} does not belong to this chapter.`,
      { field: `words.${foreign}.pageVariationId` },
    )
  }
}
