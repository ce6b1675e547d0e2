import type { Rect } from '@lectern/core/text'
import { useMemo, useState } from 'react'
import { cacheByObject } from '../page-cache/cache-by-object'
import { groupByPage } from '../page-cache/group-by-page'
import type { SentenceInText } from '../parts/list-sentences'
import type { SpokenPage } from '../speech-text/spoken-page'
import { listNarratedSentences } from './list-narrated-sentences'
import { listNarratedWords, type NarratedSpan } from './list-narrated-words'

export interface TimedPage {
  readonly pageVariationId: number
  readonly rects: readonly Rect[]
}

export interface NarratedSpans {
  readonly words: readonly NarratedSpan[]
  readonly sentences: readonly NarratedSpan[]
}

/** Lists the words and sentences of a chapter that have times, in the order of the narration. */
export function useNarratedSpans(
  pages: readonly TimedPage[],
  spoken: readonly SpokenPage[],
  sentences: readonly SentenceInText[],
): NarratedSpans {
  const [wordsOf] = useState(() =>
    cacheByObject((page: SpokenPage, rects: readonly Rect[]) => listNarratedWords(rects, page)),
  )
  return useMemo(() => {
    const rectsOf = new Map(pages.map(({ pageVariationId, rects }) => [pageVariationId, rects]))
    const sentencesOf = groupByPage(sentences)
    const byPage = spoken.map((page) => wordsOf(page, rectsOf.get(page.pageVariationId) ?? none))
    return {
      words: byPage.flat().toSorted(byStart),
      sentences: byPage
        .flatMap((words) => {
          const [first] = words
          return first === undefined
            ? none
            : listNarratedSentences(words, sentencesOf.get(first.pageVariationId) ?? none)
        })
        .toSorted(byStart),
    }
  }, [pages, spoken, sentences, wordsOf])
}

const none: never[] = []

function byStart(a: NarratedSpan, b: NarratedSpan): number {
  return a.start - b.start
}
