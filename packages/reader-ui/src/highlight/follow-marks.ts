import { mapFound } from '../book/map-found'
import type { ReaderPage } from '../book/reader-book'
import { followCues } from '../playback/follow-words'
import type { WordMark } from './draw-word-mark'
import { placeWordMarks, type PlacedMark } from './place-word-mark'
import type { HighlightPlan, SentenceBand } from './plan-highlights'

/** Looks up what is drawn for the sentences of a time and for words. */
export interface MarkFollower {
  /** Returns the bands to show at a time; the same array while nothing changes. */
  readonly findBands: (time: number) => readonly SentenceBand[]
  /** Returns the marks of words, by their keys. */
  readonly markWords: (keys: readonly string[]) => readonly WordMark[]
}

export function followMarks({ pages, sentences, bands, colors, sentenceWords }: HighlightPlan): MarkFollower {
  const findIds = followCues(sentences)
  let ids: readonly string[] = []
  let shown: readonly SentenceBand[] = []
  const pageOf = new Map(pages.flatMap((page) => page.words.map(({ key }) => [key, page] as const)))
  const findPlaces = keepPlaces()
  return {
    findBands(time) {
      const next = findIds(time)
      if (next === ids) return shown
      ids = next
      shown = mapFound(ids, (id) => bands.get(id)).flat()
      return shown
    },
    markWords: (keys) =>
      mapFound(keys, (key): WordMark | null => {
        const page = pageOf.get(key)
        if (page === undefined) return null
        return {
          key,
          pageId: page.pageId,
          placeOn: (imageWidth) => findPlaces(page, imageWidth)(key),
          color: colors.get(key) ?? null,
          isSentence: sentenceWords.has(key),
        }
      }),
  }
}

/** Keeps the places of a page's words while words of that page are highlighted. */
function keepPlaces(): (page: ReaderPage, imageWidth: number) => (key: string) => PlacedMark | null {
  let kept: {
    readonly page: ReaderPage
    readonly imageWidth: number
    readonly find: (key: string) => PlacedMark | null
  } | null = null
  return (page, imageWidth) => {
    if (kept?.page !== page || kept.imageWidth !== imageWidth)
      kept = { page, imageWidth, find: placeWordMarks(page, imageWidth) }
    return kept.find
  }
}
