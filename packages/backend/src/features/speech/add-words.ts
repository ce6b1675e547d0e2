import type { WordsOfChapter } from '@lectern/contracts/app'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import { readAudioFileName } from '../../entities/objects/object-links'
import type { Caller } from '../../entities/rights/caller'
import { keepInputDigests } from '../../entities/narration/keep-input-digests'
import * as repository from '../../entities/narration/narration.repository'
import { setChapterAudio, type SpeechServices } from './speech.service'

/**
 * Stores words that were imported or corrected by hand, with the track that their times refer to. They are used from
 * now on; earlier ones stay stored.
 */
export async function addWords(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof WordsOfChapter>,
): Promise<void> {
  const { chapterVariationId, words, comment = null, meta = null } = request
  const bookId = await requireAuthor(services.database, caller, { kind: 'chapter variation', id: chapterVariationId })
  const audioFileName = readAudioFileName(request.audioFileName, bookId)
  const oldAudioFileName = request.oldAudioFileName ? readAudioFileName(request.oldAudioFileName, bookId) : null
  refuseBackwardTimes(words)
  await refuseOtherPages(services.database, chapterVariationId, words)
  const editor = request.editor === null ? null : caller.email
  await setChapterAudio(services, caller, chapterVariationId, audioFileName, async (transaction, before) => {
    if (oldAudioFileName && oldAudioFileName !== before) {
      throw new ApiFailure(
        'conflict',
        `The chapter has the track "${before ?? 'none'}" by now. Read its words again and merge your changes.`,
        { field: 'oldAudioFileName' },
      )
    }
    const earlier =
      before === audioFileName ? await repository.readNarrationOrigin(transaction, chapterVariationId) : null
    const origin = keepInputDigests(words, earlier)
    await repository.insertWords(transaction, {
      chapterVariationId,
      audioFileName,
      words,
      editor,
      comment,
      meta,
      origin,
    })
  })
}

function refuseBackwardTimes(words: readonly { start: number; end: number }[]): void {
  const wrongIndex = words.findIndex(({ start, end }) => end < start)
  if (wrongIndex >= 0) {
    throw new ApiFailure('invalid-field', `Word ${wrongIndex + 1} ends before it begins.`, {
      field: `words.${wrongIndex}.end`,
    })
  }
}

async function refuseOtherPages(
  database: Queryable,
  chapterVariationId: number,
  words: readonly { pageVariationId: number }[],
): Promise<void> {
  const row = await repository.findChapterVariationById(database, chapterVariationId)
  if (!row || words.length === 0) return
  const ids = [...new Set(words.map((word) => word.pageVariationId))]
  const variations = await repository.pageVariationsOfChapter(database, row.chapterId, ids)
  const foreign = words.findIndex(({ pageVariationId }) => !variations.has(pageVariationId))
  if (foreign >= 0) {
    throw new ApiFailure(
      'invalid-field',
      `Page variation ${words[foreign]?.pageVariationId} does not belong to this chapter.`,
      { field: `words.${foreign}.pageVariationId` },
    )
  }
}
