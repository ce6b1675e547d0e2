import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import type { Box, Direction } from '@lectern/core/page-layout'
import type { Rect } from '@lectern/core/text'

/** `[start, end)`, in seconds of the chapter's narration. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** A word on a page image, as the reader shows it. Pixels of the page image; seconds of the chapter's narration. */
export interface ReaderWord extends Box {
  /** Unique in the book: rect ids need not be. */
  readonly key: string
  readonly text: string
  /** null for a word that is not narrated. */
  readonly span:
    | (TimeSpan & {
        /** Pause of the narration after the word, in seconds at rate 1. */
        readonly pauseAfter?: number
      })
    | null
  /** True if a space follows it in the running text of the page. */
  readonly spaceAfter: boolean
}

/** Rects as they are stored: of sentences in `rects`, of words in `rectsByWords`. */
export interface RectData {
  readonly rects: readonly Rect[]
  readonly rectsByWords: readonly Rect[]
}

export interface ImageSize {
  readonly width: number
  readonly height: number
}

export interface ReaderPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly name: string | null
  /** Language of the page's content; differs from the book's on a page that is not translated. */
  readonly language: string
  readonly direction: Direction
  readonly imageLink: string | null
  /** In a book in parts, the outline has those of the first pages only. */
  readonly thumbnailLink: string | null
  /** null until the image has loaded. */
  readonly imageSize: ImageSize | null
  readonly altText: string | null
  /** Name of the part of the book that holds image, text and words of the page; null when they are here. */
  readonly part: string | null
  /** Time from the first narrated word to the end of the last; null without one. */
  readonly span: TimeSpan | null
  /** Words in reading order, without page numbers. */
  readonly words: readonly ReaderWord[]
  /** The stored rects; null without any, and on a page in another language than the narration's. */
  readonly rectData: RectData | null
  /** In a book in parts, the outline has none. */
  readonly popupTriggers: readonly PopupTrigger[]
  readonly coachingPoints: readonly CoachingPoint[]
}

export interface ReaderChapter {
  readonly chapterId: number
  readonly name: string
  /** null when nobody knows. */
  readonly nameLanguage: string | null
  /** Link of the narration, or of the video in its place; null: the chapter has neither in this language. */
  readonly narrationLink: string | null
  /** The picture shown before the chapter's video plays, '' without one; null for a chapter without a video. */
  readonly posterLink: string | null
  /** Languages in which the chapter has a narration. */
  readonly narratedLanguages: readonly string[]
  readonly durationSeconds: number | null
  readonly pages: readonly ReaderPage[]
}

/** A book in one language. */
export interface ReaderBook {
  readonly bookId: number
  readonly title: string
  /** null when nobody knows. */
  readonly titleLanguage: string | null
  readonly coverLink: string | null
  readonly language: string
  readonly direction: Direction
  /** Languages of the book, in menu order. */
  readonly languages: readonly string[]
  /** True if a chapter has a video, in any language. */
  readonly isVideoBook: boolean
  /** Chapters that have pages. */
  readonly chapters: readonly ReaderChapter[]
}
