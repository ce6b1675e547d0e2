import { findStale, type NarrationOrigin, type PageStaleness } from '@lectern/core/staleness'
import type { ChapterStaleness } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { ChapterWithPages, LoadedPageVariation, PageWithVariations } from '../books/books.repository'
import type { ChapterVariationRow } from '../books/books.repository'
import { imageDigest } from '../objects/image-digest'
import { requireValue } from '../failures/require-value'

/** Origins of narrations by chapter variation; null where the words of the track are not known. */
export type NarrationOrigins = ReadonlyMap<number, NarrationOrigin | null>

/** Finds what is out of date in a chapter, read with its rects, in each of its languages. */
export function findChapterStaleness(
  chapter: ChapterWithPages,
  origins: NarrationOrigins,
): z.input<typeof ChapterStaleness>[] {
  return chapter.variations.map((variation) => findInLanguage(chapter, variation, origins.get(variation.id) ?? null))
}

function findInLanguage(
  chapter: ChapterWithPages,
  { id, variation, audioFileName, voiceSettings }: ChapterVariationRow,
  origin: NarrationOrigin | null,
): z.input<typeof ChapterStaleness> {
  const placed = chapter.pages.flatMap((page, index) => {
    const own = page.variations.find((row) => row.variation === variation)
    return own === undefined ? [] : [{ page, own, pageNumber: index + 1 }]
  })
  const found = findStale({
    language: variation,
    pages: placed.map(({ own }) => toProducts(own)),
    narration: audioFileName === null ? null : { origin, voiceSettings },
  })
  const { words, narration, times, hasOtherVoice, hasOtherPages } = found
  const pages = found.pages.flatMap((states, index) => {
    const { page, pageNumber } = requireValue(placed[index], 'the page of a state')
    return isStale(states) ? [presentPage(page, pageNumber, states)] : []
  })
  return {
    chapterId: chapter.id,
    name: chapter.name,
    chapterVariationId: id,
    variation,
    words,
    narration,
    times,
    hasOtherVoice,
    hasOtherPages,
    pages,
  }
}

function toProducts(row: LoadedPageVariation) {
  const { rects, rectsByWords } = requireValue(row.rectData, 'the rects of a page variation')
  return {
    pageVariationId: row.id,
    image: imageDigest(row.imageKey),
    rectImage: row.rectImage ?? null,
    words: rectsByWords,
    sentences: rects,
  }
}

function isStale({ words, narration, times }: PageStaleness): boolean {
  return words === 'stale' || narration.state === 'stale' || times.state === 'stale'
}

function presentPage(page: PageWithVariations, pageNumber: number, states: PageStaleness) {
  const { pageVariationId, words, narration, times } = states
  return {
    pageId: page.id,
    pageNumber,
    pageVariationId,
    words,
    narration: narration.state,
    times: times.state,
    staleSentences: narration.staleSentences.length,
    staleTimes: times.staleCount,
    staleTimesByHand: times.staleByHand.length,
  }
}
