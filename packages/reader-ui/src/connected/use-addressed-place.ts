import { createNavigationHistory, type NavigationHistory } from '@lectern/core/book'
import { useEffect, useRef } from 'react'
import type { AddressBar } from '../address/address-bar'
import { changeAddress } from '../address/change-address'
import { readAddress } from '../address/read-address'
import { runAfterPaint } from '../screen-layout/run-after-paint'
import { isSamePlace, listPlaces, type Outline, type Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'

/**
 * Keeps the address in step with the visible page. A manual page turn adds an entry to the browser's history, a turn by the
 * narration replaces the current one; Back and Forward turn to the page of their entry.
 */
export function useAddressedPlace(bar: AddressBar, outline: Outline): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const trail = useRef<NavigationHistory>(createNavigationHistory())

  useEffect(() => {
    if (shown === null) return undefined
    const { shownBy } = store.getState().reading
    return runAfterPaint(() => {
      const search = changeAddress(bar.search(), {
        book: outline.bookId,
        chapter: idInAddress(shown.chapterId),
        page: idInAddress(shown.pageId),
      })
      const { current } = trail.current
      if (shownBy === 'address' && current !== null) return
      const isNewEntry = shownBy === 'hand' && current !== null && !isSamePlace(current, shown)
      trail.current = isNewEntry ? trail.current.visit(shown) : trail.current.replace(shown)
      if (isNewEntry) bar.push(search, trail.current.index)
      else if (search !== bar.search() || bar.index() === null) bar.replace(search, trail.current.index)
    })
  }, [store, bar, outline, shown])

  useEffect(
    () =>
      bar.subscribe(() => {
        const place = findPlace(outline, bar.search())
        const { current, index } = trail.current
        // The address follows a turn by a frame: written by us, it may be the page before the one that is shown by now.
        const isWritten = current !== null && place !== null && isSamePlace(current, place) && bar.index() === index
        if (place === null || isWritten) return
        // At once: the next press of Back or Forward may come before the page is painted.
        const wanted = bar.index()
        if (wanted !== null) trail.current = trail.current.goTo(wanted)
        dispatch(pageTurned({ place, by: 'address' }))
      }),
    [bar, outline, dispatch],
  )
}

/** Returns the id to write into the address; null for the generated cover, which only the book's own address opens. */
function idInAddress(id: number): number | null {
  return id > 0 ? id : null
}

function findPlace(outline: Outline, search: string): Place | null {
  const { book, chapter, page } = readAddress(search)
  if (book !== outline.bookId) return null
  const places = listPlaces(outline)
  const wanted = places.find(({ chapterId, pageId }) => pageId === page && (chapter === null || chapterId === chapter))
  return wanted ?? (page === null ? (places[0] ?? null) : null)
}
