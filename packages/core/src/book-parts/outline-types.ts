import type { BookData, Chapter, PageVariation } from '../book/model/book-types'
import type { Language } from '../types'

/** A page variation with the size of its image, in pixels. */
export interface SizedPageVariation extends PageVariation {
  imageWidth?: number | null | undefined
  imageHeight?: number | null | undefined
}

/** One language of a page without its content. */
export interface OutlinePageVariation {
  id: number
  variation: Language
  imageWidth?: number | null
  imageHeight?: number | null
  /** Time from the first narrated word to the end of the last, in seconds of the chapter's narration; null without one. */
  span: { start: number; end: number } | null
}

/** A page without its content: its images, texts, triggers and coaching points are in a part of the book. */
export interface OutlinePage {
  pageId: number
  page_number: number
  name?: string | null
  /** Only the first pages of the book have it, which tell if the book has thumbnails. */
  thumbnailUrl?: string | null
  variations: OutlinePageVariation[]
  popupTriggers: never[]
  coachingPoints: never[]
}

/** A book whose pages lack their content. All other fields are those of the book. */
export interface BookOutline extends Omit<BookData, 'chapters'> {
  chapters: (Omit<Chapter, 'pages'> & { pages: OutlinePage[] })[]
}
