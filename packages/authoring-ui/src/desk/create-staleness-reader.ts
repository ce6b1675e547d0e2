import {
  digestSentences,
  findStale,
  type ChapterStaleness,
  type NarrationOrigin,
  type PageProducts,
  type SentenceDigest,
} from '@lectern/core/staleness'
import type { Rect } from '@lectern/core/geometry'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { DocumentView } from '../desk-plan/document-view'
import type { PlacedRect } from '../editor/placed-rect'

/** Returns a function that finds what is out of date in a chapter; the digests of a page are kept until its words change. */
export function createStalenessReader(
  document: Pick<DocumentView, 'rectsOf'>,
): (chapter: DeskChapter, origin: NarrationOrigin | null) => ChapterStaleness {
  const rectsOfPlaced = new WeakMap<readonly PlacedRect[], readonly Rect[]>()
  const digests = new WeakMap<readonly Rect[], SentenceDigest[]>()

  function readRects(pageVariationId: number, kind: 'rects' | 'rectsByWords'): readonly Rect[] {
    const placed = document.rectsOf(pageVariationId, kind)
    const known = rectsOfPlaced.get(placed)
    if (known !== undefined) return known
    const rects = placed.map(({ rect }) => rect)
    rectsOfPlaced.set(placed, rects)
    return rects
  }

  function digestWords(words: readonly Rect[], o: { readonly language: string }): SentenceDigest[] {
    const known = digests.get(words)
    if (known !== undefined) return known
    const digested = digestSentences(words, o)
    digests.set(words, digested)
    return digested
  }

  return ({ language, pages, audioUrl, voiceSettings }, origin) =>
    findStale(
      {
        language,
        pages: pages.map(({ pageVariationId, imageDigest, rectImageDigest }): PageProducts => ({
          pageVariationId,
          image: imageDigest,
          rectImage: rectImageDigest,
          words: readRects(pageVariationId, 'rectsByWords'),
          sentences: readRects(pageVariationId, 'rects'),
        })),
        narration: audioUrl === null ? null : { origin, voiceSettings },
      },
      { digestWords },
    )
}
