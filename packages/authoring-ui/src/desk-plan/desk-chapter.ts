import type { WorkPage } from './work-page'

export const visibilities = ['public', 'domain', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** The server's facts about the chapter and the language of a desk. */
export interface DeskChapter {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
  readonly language: string
  /** All languages of the chapter. */
  readonly languages: readonly string[]
  /** The pages that exist in the language, in order; the same array until one of them changes. */
  readonly pages: readonly WorkPage[]
  /** All pages of the chapter in order, those of other languages included. */
  readonly chapterPageIds: readonly number[]
  /** Pages without an image in the language, in order: uploaded files fill them first. */
  readonly pageIdsWithoutImage: readonly number[]
  /** Other languages whose images these pages can show, and the number of pages that each has one for. */
  readonly imagesElsewhere: readonly ImagesElsewhere[]
  /** The narration; null while there is none. */
  readonly audioUrl: string | null
  /** The voice that is chosen for the chapter, as JSON text. */
  readonly voiceSettings: string | null
  readonly publication: Publication
}

export interface ImagesElsewhere {
  readonly language: string
  readonly pages: number
}

/** A chapter in one language in which something is out of date, as the server tells it before it publishes. */
export interface StaleChapter {
  readonly chapterId: number
  readonly name: string
  readonly language: string
  readonly hasOtherVoice: boolean
  readonly hasOtherPages: boolean
  readonly pages: readonly {
    readonly pageNumber: number
    readonly words: boolean
    readonly narration: boolean
    readonly times: boolean
  }[]
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
