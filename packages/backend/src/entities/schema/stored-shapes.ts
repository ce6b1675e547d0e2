import type { BookKind } from '@lectern/core/book'
import type { WordsOnPhotograph } from '@lectern/core/page-photographs'

/** Data of a publication for the list of books. */
export interface StoredSummary {
  title: string
  description: string | null
  themeData: Record<string, unknown>
  languages: string[]
  pageCount: number
  durationSeconds: number
  coverKey: string | null
  /** Absent in publications that are older than this field. */
  kinds?: BookKind[]
}

/** The sound of a sentence in a track. */
export interface StoredTake {
  pageVariationId: number
  text: string
  /** Key of the packed sentence. */
  takeKey: string
}

export interface StoredRect {
  id: string
  x: number
  y: number
  width: number
  height: number
  [field: string]: unknown
}

export interface StoredRectData {
  rects: StoredRect[]
  rectsByWords: StoredRect[]
  [field: string]: unknown
}

/** Places of the rects of a page on its photograph, by kind. */
export interface StoredWordsOnPhotograph {
  rects: WordsOnPhotograph<StoredRect>
  rectsByWords: WordsOnPhotograph<StoredRect>
}

/** A field that a write changed; for lists the numbers of entries. */
export interface StoredChange {
  field: string
  added?: number
  removed?: number
  changed?: number
}

/** Words from clients keep their further fields. A type, so that it matches an object with any fields. */
export type StoredWord = {
  word: string
  start: number
  end: number
  pageVariationId: number
  estimated?: boolean
  confidence?: number
  loss?: number
}

export interface StoredFailure {
  code: string
  msg: string
  /** Sentences that may have been paid for, and whose sound was lost. */
  lostSpeech?: { sentences: number; characters: number }
}

export type StoredPronunciationRule =
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }
