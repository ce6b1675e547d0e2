import type { WorkPage } from './work-page'

export const visibilities = ['public', 'domain', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** The server's facts about the chapter and the language of a desk. */
export interface DeskChapter {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
  readonly language: string
  /** The pages that exist in the language, in order; the same array until one of them changes. */
  readonly pages: readonly WorkPage[]
  /** All pages of the chapter in order, those of other languages included. */
  readonly chapterPageIds: readonly number[]
  /** Pages without an image in the language, in order: uploaded files fill them first. */
  readonly pageIdsWithoutImage: readonly number[]
  /** The narration; null while there is none. */
  readonly audioUrl: string | null
  readonly publication: Publication
}

/** The published state of the book. */
export interface Publication {
  readonly isPublished: boolean
  /** ISO 8601; null while the book is unpublished. */
  readonly publishedAt: string | null
  /** The book has changed since it was published, as of its last load. */
  readonly isBehind: boolean
  readonly visibility: Visibility
}
