import { isServerId } from './is-server-id'
import { hasText } from './has-text'

/** A page of the selected variation, as far as aligning needs to know it. */
export interface PageToAlign {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly hasImage: boolean
  /** The text as it is spoken; null if the page was never recognised. An empty text is a page recognised as empty. */
  readonly text: string | null
}

/** The text to align, or the reason why nothing can be aligned. */
export type AlignmentPlan =
  | { kind: 'refused'; reason: 'no-chapter-variation' | 'no-book' | 'no-audio' | 'no-text' }
  /** A page was never recognised, so that its words are unknown. */
  | { kind: 'refused'; reason: 'no-ocr-data'; pageNumber: number }
  /** Pages to align, in order. The words with timestamps have to be loaded again after the response. */
  | {
      kind: 'align'
      chapterVariationId: number
      bookId: number
      pages: { pageVariationId: number; text: string }[]
    }

/**
 * Checks whether a chapter can be aligned with its audio, and which pages. Pages without an image or recognised as empty are
 * pictures and are skipped. If a page was never recognised, the plan is refused and names that page's number.
 *
 * @example
 * const chapter = { chapterVariationId: 3, bookId: 9, audioLink: 'one.mp3' }
 * const page = { pageVariationId: 7, pageNumber: 4, hasImage: true, text: null }
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
  const pages: { pageVariationId: number; text: string }[] = []
  for (const { pageVariationId, pageNumber, hasImage, text } of o.pages) {
    if (!hasImage) continue
    if (text === null) return { kind: 'refused', reason: 'no-ocr-data', pageNumber }
    if (text.trim() !== '') pages.push({ pageVariationId, text })
  }
  if (pages.length === 0) return { kind: 'refused', reason: 'no-text' }
  return { kind: 'align', chapterVariationId, bookId, pages }
}
