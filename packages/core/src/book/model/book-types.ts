import type { Box, Language, Rect } from '../../types'

/** Links and names may be missing or null, because a book may be unfinished. */
type Maybe<T> = T | null | undefined

/** One language of a page: its image and the rects on it. */
export interface PageVariation {
  id: number
  variation: Language
  pageImageLink?: Maybe<string>
  /** Absent until it is loaded separately, as in authoring. */
  rectData?: RectData | undefined
}

/** Sentence rects and word rects of one page variation, each in reading order. */
export interface RectData {
  rects: Rect[]
  rectsByWords: Rect[]
}

/** Texts or links by language. */
export type Localized = Readonly<Record<Language, string | null | undefined>>

/** The time at which a popup trigger opens automatically: seconds of the chapter's media, or negative for the start of the page. */
export interface AutoplayStart {
  lang?: Language | undefined
  value: number
  orderIndex?: number | undefined
}

/** Content that a popup trigger opens: see `type` for its kind, which may be unknown. */
export interface TriggerItem {
  type?: Maybe<string>
  /** By language; an object or its JSON text. */
  content?: unknown
  /** Of a video or a sound: links by language, to WebVTT or SRT. */
  subtitles?: Maybe<Localized>
}

/** An area of a page, in page-image pixels, that opens something: a quiz, a text, a link. Clients define the form of `unknown`. */
export interface PopupTrigger extends Partial<Box> {
  id: string
  title?: Maybe<Localized>
  titleAudio?: Maybe<Localized | string>
  hiddenVariations?: Maybe<readonly Language[]>
  scale?: Maybe<number>
  iconUrl?: Maybe<string>
  /** Name of an icon of the reader. `iconUrl` counts before it. */
  icon?: Maybe<string>
  items?: Maybe<readonly TriggerItem[]>
  type?: Maybe<string>
  isQuiz?: Maybe<boolean>
  quizDetails?: unknown
  haQuizId?: Maybe<string | number>
  onPageShortAnswerDetails?: unknown
  languageSelectionMenu?: unknown
  primaryColor?: Maybe<string>
  borderColor?: Maybe<string>
  styles?: unknown
  isExternalLink?: Maybe<boolean>
  externalLink?: Maybe<Localized | string>
  isContact?: Maybe<boolean>
  contactInfo?: unknown
  nav?: unknown
  /** False: the narration plays on while its popup is open. */
  pausesNarration?: Maybe<boolean>
  autoplayStartTime?: Maybe<readonly AutoplayStart[]>
}

/** A time at which a coaching point is offered: `[start, end)`, in seconds of the chapter's media. English without a language. */
export interface CoachingTime {
  lang?: Maybe<Language>
  start: number
  end: number
}

/** A hint on a page, in page-image pixels, that a bubble points at. */
export interface CoachingPoint {
  id: string
  x?: number
  y?: number
  scale?: Maybe<number>
  color?: Maybe<string>
  iconUrl?: Maybe<string>
  /** Name of an icon of the reader. `iconUrl` counts before it. */
  icon?: Maybe<string>
  title?: Maybe<Localized>
  link?: Maybe<Localized>
  /** The side that the bubble points to: see `readCoachingBubble`. */
  direction?: Maybe<string>
  /** Links by language. */
  audioTracks?: Maybe<Localized>
  /** Links by language, to WebVTT or SRT. */
  subtitles?: Maybe<Localized>
  times?: Maybe<readonly CoachingTime[]>
  hiddenVariations?: Maybe<readonly Language[]>
}

/** A page with its triggers and coaching points; `page_number` is the number that readers see. */
export interface Page {
  pageId: number
  page_number: number
  name?: Maybe<string>
  thumbnailUrl?: Maybe<string>
  variations: PageVariation[]
  popupTriggers: PopupTrigger[]
  coachingPoints: CoachingPoint[]
}

/** One language of a chapter. `voiceSettings` is JSON text: see `readVoiceSettings`. */
export interface ChapterVariation {
  id: number
  variation: Language
  name?: Maybe<string>
  audio?: Maybe<string>
  video?: Maybe<string>
  voiceSettings?: Maybe<string>
}

/** A chapter with its pages. Chapters are sorted by `order_index`. */
export interface Chapter {
  id: number
  name: string
  type?: Maybe<string>
  order_index: number
  video?: Maybe<string>
  variations: ChapterVariation[]
  pages: Page[]
}

/** The metadata of a book. */
export interface BookInfo {
  id: number
  title: string
  cover_image?: Maybe<string>
  theme_data?: Maybe<{ primary_color?: Maybe<string> }>
}

/** A book as it is loaded. Functions on books are generic and keep fields that are not listed here. */
export interface BookData {
  bookInfo: BookInfo
  chapters: Chapter[]
  /** Name and size of the glossary of a publication; absent without one. */
  glossary?: { id: string; wordCount: number }
}
