import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import type { RectData, TimeSpan } from './reader-book'

type Maybe<T> = T | null | undefined

/** The fields of the book response that the reader shows. */
export interface BookSource {
  readonly bookInfo: {
    readonly id: number
    readonly title: string
    readonly cover_image?: Maybe<string>
    readonly theme_data?: Maybe<{ readonly primary_color?: string }>
    /** In order of creation: the first is the language of the title and of the chapters' plain names. */
    readonly languages?: readonly string[]
  }
  readonly chapters: readonly ChapterSource[]
  readonly glossary?: { readonly id: string; readonly wordCount: number }
}

export interface ChapterSource {
  readonly id: number
  readonly name: string
  /** Video in all languages. */
  readonly video?: Maybe<string>
  readonly variations: readonly ChapterVariationSource[]
  readonly pages: readonly PageSource[]
}

export interface ChapterVariationSource {
  readonly variation: string
  readonly name?: Maybe<string>
  readonly audio?: Maybe<string>
  readonly video?: Maybe<string>
  readonly posterLink?: Maybe<string>
  readonly durationSeconds?: Maybe<number>
}

export interface PageSource {
  readonly pageId: number
  readonly page_number: number
  readonly name?: Maybe<string>
  readonly thumbnailUrl?: Maybe<string>
  readonly variations: readonly PageVariationSource[]
  readonly popupTriggers?: readonly PopupTrigger[]
  readonly coachingPoints?: readonly CoachingPoint[]
}

export interface PageVariationSource {
  readonly variation: string
  readonly pageImageLink?: Maybe<string>
  /** In pixels, the unit of rects. */
  readonly imageWidth?: Maybe<number>
  readonly imageHeight?: Maybe<number>
  readonly altText?: Maybe<string>
  /** In an outline: the time of the page's narration, in seconds of the chapter's. */
  readonly span?: TimeSpan | null
  readonly rectData?: RectData | undefined
}
