import type { Rect } from '@lectern/core/text'

type Maybe<T> = T | null | undefined

/** The fields of a book that the reader shows, as they come over the wire. Anything richer fits. */
export interface BookSource {
  readonly bookInfo: {
    readonly id: number
    readonly title: string
    readonly cover_image?: Maybe<string>
    readonly theme_data?: Maybe<{ readonly primary_color?: string }>
    /** In the order in which they were begun: the first is that of the title and of the chapters' plain names. */
    readonly languages?: readonly string[]
  }
  readonly chapters: readonly ChapterSource[]
}

export interface ChapterSource {
  readonly id: number
  readonly name: string
  readonly variations: readonly ChapterVariationSource[]
  readonly pages: readonly PageSource[]
}

export interface ChapterVariationSource {
  readonly variation: string
  readonly name?: Maybe<string>
  readonly audio?: Maybe<string>
  readonly durationSeconds?: Maybe<number>
}

export interface PageSource {
  readonly pageId: number
  readonly page_number: number
  readonly name?: Maybe<string>
  readonly variations: readonly PageVariationSource[]
}

export interface PageVariationSource {
  readonly variation: string
  readonly pageImageLink?: Maybe<string>
  /** Pixels; what rects are measured in. */
  readonly imageWidth?: Maybe<number>
  readonly imageHeight?: Maybe<number>
  readonly altText?: Maybe<string>
  readonly rectData?: { readonly rects: readonly Rect[]; readonly rectsByWords: readonly Rect[] } | undefined
}
