import type { Language, Rect } from '../types'
import { digestSentences, type SentenceDigest } from './digest-sentences'
import { digestSpokenWords } from './digest-spoken-words'
import { findStaleNarration, type PageNarrationStaleness } from './find-stale-narration'
import { findStaleTimes, type PageTimesStaleness } from './find-stale-times'
import type { NarrationOrigin } from './describe-narration'
import { digestVoice } from './digest-voice'
import { combineStates, type ProductState } from './combine-states'

/** A page of a chapter in one language, with the digests that its products carry. */
export interface PageProducts {
  readonly pageVariationId: number
  /** Digest of the page image; null without an image. */
  readonly image: string | null
  /** Digest of the image on which the rects were made; null where it is not known. */
  readonly rectImage: string | null
  /** In reading order. */
  readonly words: readonly Rect[]
  readonly sentences: readonly Rect[]
}

/** The narration of a chapter in one language. */
export interface ChapterNarration {
  /** Null while the words of the track and their times are not known. */
  readonly origin: NarrationOrigin | null
  /** The voice that is chosen now, as JSON text. */
  readonly voiceSettings: string | null
}

/** States of a page's products. */
export interface PageStaleness {
  readonly pageVariationId: number
  readonly words: ProductState
  readonly narration: PageNarrationStaleness
  readonly times: PageTimesStaleness
}

/** States of a chapter's products in one language, for the whole and for each page. */
export interface ChapterStaleness {
  readonly words: ProductState
  readonly narration: ProductState
  readonly times: ProductState
  /** The narration was made with another voice or other settings than are chosen now. */
  readonly hasOtherVoice: boolean
  /** The narration speaks pages that the chapter no longer has, or speaks them in another order. */
  readonly hasOtherPages: boolean
  readonly pages: readonly PageStaleness[]
}

/**
 * Finds the products of a chapter that are out of date: words made on another image, sentences that the narration does not
 * speak as they are now, times of an earlier narration.
 *
 * @param chapter.pages in reading order
 * @param chapter.narration null while the chapter has no track
 * @param o.digestWords computes the sentences' digests; for callers that keep them while the words do not change
 *
 * @example
 * const words = [{ id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'Hello.', startTime: 0, endTime: 1 }]
 * const page = { pageVariationId: 7, image: 'f00', rectImage: 'ba5', words, sentences: [] }
 * findStale({ language: 'en', pages: [page], narration: null }).words // => 'stale'
 */
export function findStale(
  chapter: {
    readonly language: Language
    readonly pages: readonly PageProducts[]
    readonly narration: ChapterNarration | null
  },
  o: { readonly digestWords?: typeof digestSentences } = {},
): ChapterStaleness {
  const { language, narration } = chapter
  const digestWords = o.digestWords ?? digestSentences
  const origin = narration?.origin ?? null
  const origins = new Map(origin?.pages.map((page) => [page.pageVariationId, page]))
  const pages = chapter.pages.map((page): PageStaleness => {
    const { pageVariationId, words } = page
    const spoken = origins.get(pageVariationId)
    return {
      pageVariationId,
      words: stateOfWords(page),
      narration: stateOfNarration(narration, digestWords(words, { language }), spoken),
      times: findStaleTimes(words.length > 0 ? words : page.sentences, spoken?.spoken ?? digestSpokenWords([])),
    }
  })
  const hasOtherVoice =
    origin !== null && origin.voice !== null && origin.voice !== digestVoice(narration?.voiceSettings ?? null)
  const hasOtherPages = origin !== null && !isSpokenInOrder(origin, chapter.pages)
  const ofNarration = combineStates(pages.map((page) => page.narration.state))
  return {
    words: combineStates(pages.map((page) => page.words)),
    narration: hasOtherVoice || hasOtherPages ? 'stale' : ofNarration,
    times: combineStates(pages.map((page) => page.times.state)),
    hasOtherVoice,
    hasOtherPages,
    pages,
  }
}

function stateOfWords({ words, sentences, image, rectImage }: PageProducts): ProductState {
  if (words.length === 0 && sentences.length === 0) return 'none'
  if (rectImage === null) return 'unknown'
  return rectImage === image ? 'current' : 'stale'
}

function stateOfNarration(
  narration: ChapterNarration | null,
  sentences: readonly SentenceDigest[],
  spoken: Parameters<typeof findStaleNarration>[1],
): PageNarrationStaleness {
  if (narration === null) return { state: 'none', staleSentences: [] }
  if (narration.origin === null || (spoken === undefined && !hasInputDigests(narration.origin))) {
    return { state: sentences.length === 0 ? 'none' : 'unknown', staleSentences: [] }
  }
  return findStaleNarration(sentences, spoken)
}

/** Tells whether it is known what the narration was made from: narrations of earlier versions have their words alone. */
function hasInputDigests({ voice, pages }: NarrationOrigin): boolean {
  return voice !== null || pages.some(({ sentences }) => sentences !== null)
}

/** Tells whether the pages that the narration is known to have text of are pages of the chapter, in the same order. */
function isSpokenInOrder(origin: NarrationOrigin, pages: readonly PageProducts[]): boolean {
  const places = new Map(pages.map((page, index) => [page.pageVariationId, index]))
  let before = -1
  for (const { pageVariationId, sentences } of origin.pages) {
    if (sentences === null || sentences.length === 0) continue
    const place = places.get(pageVariationId)
    if (place === undefined || place < before) return false
    before = place
  }
  return true
}
