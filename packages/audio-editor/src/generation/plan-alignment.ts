import { isServerId } from './is-server-id'
import { hasText } from './has-text'

/** A page of the selected variation, as far as aligning needs to know it. */
export interface PageToAlign {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly hasImage: boolean
  /** Words found by recognition; null if it never ran. An empty list is a page recognised as empty. */
  readonly words: readonly string[] | null
}

/** The words to align, or the reason why nothing can be aligned. */
export type AlignmentPlan =
  | { kind: 'refused'; reason: 'no-chapter-variation' | 'no-book' | 'no-audio' | 'no-text' }
  /** A page was never recognised, so that its words are unknown. */
  | { kind: 'refused'; reason: 'no-ocr-data'; pageNumber: number }
  /** Pages to align, in order; `thenReload` names the data to load again after the response. */
  | {
      kind: 'align'
      chapterVariationId: number
      bookId: number
      pages: { pageVariationId: number; words: readonly string[] }[]
      thenReload: 'words-with-timestamps'
    }

/**
 * Checks whether a chapter can be aligned with its audio, and which pages. Pages without an image or recognised as empty are
 * pictures and are skipped. If a page was never recognised, the plan is refused and names that page's number. After the
 * alignment, the words with timestamps have to be loaded again.
 *
 * @example
 * const chapter = { chapterVariationId: 3, bookId: 9, audioLink: 'one.mp3' }
 * const page = { pageVariationId: 7, pageNumber: 4, hasImage: true, words: null }
 * planAlignment({ ...chapter, pages: [page] }) // => { kind: 'refused', reason: 'no-ocr-data', pageNumber: 4 }
 */
export function planAlignment(o: {
  chapterVariationId: number | null | undefined
  bookId: number | null | undefined
  audioLink: string | null | undefined
  pages: readonly PageToAlign[]
}): AlignmentPlan {
  const { chapterVariationId, bookId } = o
  if (!isServerId(chapterVariationId)) return { kind: 'refused', reason: 'no-chapter-variation' }
  if (!isServerId(bookId)) return { kind: 'refused', reason: 'no-book' }
  if (!hasText(o.audioLink)) return { kind: 'refused', reason: 'no-audio' }
  const pages: { pageVariationId: number; words: readonly string[] }[] = []
  for (const { pageVariationId, pageNumber, hasImage, words } of o.pages) {
    if (!hasImage) continue
    if (words === null) return { kind: 'refused', reason: 'no-ocr-data', pageNumber }
    if (words.some((word) => word.trim() !== '')) pages.push({ pageVariationId, words })
  }
  if (pages.length === 0) return { kind: 'refused', reason: 'no-text' }
  return { kind: 'align', chapterVariationId, bookId, pages, thenReload: 'words-with-timestamps' }
}
