import { useGetBookPartQuery, type BookPart } from '@lectern/api-client/main/reading'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { fillPages } from '../book/fill-pages'
import type { ReaderBook, ReaderPage } from '../book/reader-book'
import { toReaderPages } from '../book/to-reader-book'
import { findNearParts } from '../loading/find-near-parts'
import { listPartsOnce } from '../loading/list-parts-once'
import type { PartFailure } from '../page-stage'
import { useReaderSelector } from './use-reader-store'

export interface BookInParts {
  /** The book with the pages that are loaded. */
  readonly book: ReaderBook
  /** Failure of the part of the visible page. */
  readonly failure: PartFailure | null
  /** Loads the loaded parts again, with new signed URLs. */
  readonly refetch: () => Promise<unknown>
}

/** Loads the parts of a book around the visible and the narrated page, the visible one first, and releases the others. */
export function useBookParts(outlined: ReaderBook): BookInParts {
  const { bookId, language } = outlined
  const shown = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const narrated = useReaderSelector(({ reading }) => reading.narrated?.pageId)
  const pages = useMemo(() => outlined.chapters.flatMap((chapter) => chapter.pages), [outlined])
  const { here, before, after } = useMemo(() => findNearParts(pages, shown), [pages, shown])
  const heard = useMemo(() => findNearParts(pages, narrated), [pages, narrated])

  const visible = usePart(bookId, here)
  const isVisible = here === null || visible.currentData !== undefined
  const others = [
    usePart(bookId, isVisible ? before : null),
    usePart(bookId, isVisible ? after : null),
    usePart(bookId, isVisible ? heard.here : null),
    usePart(bookId, isVisible ? heard.after : null),
  ]
  const queries = [visible, ...others]

  const toPages = useMemo(() => convertOnce((part) => toReaderPages(part.pages, language)), [language])
  const loaded = listPartsOnce(queries.map(({ currentData }) => currentData))
  const book = useMemo(() => {
    const entries = loaded.flatMap((part) => (part ? toPages(part) : [])).map((page) => [page.pageId, page] as const)
    return fillPages(outlined, new Map(entries))
    // The list is new on each render, its entries are not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outlined, toPages, ...loaded])

  const { error, isFetching, refetch: refetchVisible } = visible
  const failure = useMemo(
    () =>
      error === undefined || isVisible ? null : { error, retrying: isFetching, onRetry: () => void refetchVisible() },
    [error, isVisible, isFetching, refetchVisible],
  )

  const latest = useRef(queries)
  useLayoutEffect(() => {
    latest.current = queries
  })
  const refetch = useCallback(
    () => Promise.all(latest.current.filter((query) => !query.isUninitialized).map((query) => query.refetch())),
    [],
  )
  return { book, failure, refetch }
}

function usePart(id: number, part: string | null) {
  return useGetBookPartQuery(part === null ? skipToken : { id, part })
}

/** Converts each part once, so that its pages stay the same objects while it is loaded. */
function convertOnce(convert: (part: BookPart) => ReaderPage[]): (part: BookPart) => ReaderPage[] {
  const converted = new WeakMap<BookPart, ReaderPage[]>()
  return (part) => {
    const pages = converted.get(part) ?? convert(part)
    converted.set(part, pages)
    return pages
  }
}
