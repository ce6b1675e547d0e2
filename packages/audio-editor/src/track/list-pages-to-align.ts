import type { Rect } from '@lectern/core/text'
import type { PageToAlign } from '../generation/plan-alignment'
import type { SpokenPage } from '../speech-text/spoken-page'

/** Lists a chapter's pages for an alignment: with the text as it is spoken, or with their words while it is being built. */
export function listPagesToAlign(
  pages: readonly {
    readonly pageVariationId: number
    readonly pageNumber: number
    readonly imageUrl: string | null
    readonly isRecognised: boolean
    readonly rects: readonly Rect[]
  }[],
  spokenPages: readonly SpokenPage[],
): PageToAlign[] {
  const texts = new Map(
    spokenPages.map((page) => [page.pageVariationId, page.textSegments.map(({ text }) => text).join('')]),
  )
  return pages.map(({ pageVariationId, pageNumber, imageUrl, isRecognised, rects }) => {
    const words = rects.map(({ word }) => word).join(' ')
    const text = (texts.get(pageVariationId) ?? words).trim()
    const isKnown = isRecognised || text !== ''
    // A page without an image can have a text, which an author wrote.
    return { pageVariationId, pageNumber, hasImage: imageUrl !== null || text !== '', text: isKnown ? text : null }
  })
}
