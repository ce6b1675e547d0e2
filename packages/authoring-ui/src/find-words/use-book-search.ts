import type { TextQuery } from '@lectern/core/search'
import { useDeferredValue, useMemo } from 'react'
import type { BookTextCalls } from './book-text-calls'
import { findInChapters, type FoundElsewhere } from './find-in-chapters'
import { useBookReplacement, type BookReplacement } from './use-book-replacement'
import { useBookTexts, type BookTexts } from './use-book-texts'

export interface BookSearchOptions {
  readonly calls: BookTextCalls
  readonly query: TextQuery
  readonly language: string
  /** The author searches the whole book. */
  readonly isWanted: boolean
}

export interface BookSearch {
  readonly found: readonly FoundElsewhere[]
  readonly texts: BookTexts
  /** Number of chapters that are searched. */
  readonly total: number
  readonly replacing: BookReplacement
}

const none: readonly FoundElsewhere[] = []

/** Searches the chapters of the book that are not on the desk. */
export function useBookSearch({ calls, query, language, isWanted }: BookSearchOptions): BookSearch {
  const { chapters } = calls
  const texts = useBookTexts(calls, isWanted)
  const replacing = useBookReplacement(calls, texts, language)
  // A letter is shown before a long book is searched for it.
  const searched = useDeferredValue(query)
  const { pagesOf } = texts
  const found = useMemo(
    () => (isWanted && searched.text.trim() !== '' ? findInChapters(chapters, pagesOf, searched) : none),
    [isWanted, chapters, pagesOf, searched],
  )
  return { found, texts, total: chapters.length, replacing }
}
