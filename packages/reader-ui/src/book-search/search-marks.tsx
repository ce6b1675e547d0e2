import { openStorage } from '@lectern/api-client/session'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { changeAddress } from '../address/change-address'
import { useReaderDispatch, useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { listPlaces } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import type { BookSearch } from './create-book-search'
import { HitLayer } from './hit-layer'
import { HitStrip } from './hit-strip'
import { needsStrip } from './needs-strip'
import type { SearchProps } from './search-props'
import { writeStoredSearch } from './stored-search'
import { useBookSearch } from './use-book-search'
import { usePageElements } from '../page-marks/use-page-elements'
import { useSearchState } from './use-search-state'

/** Draws the hits on the pages, and turns to the page of the hit that is jumped to. */
export function SearchMarks(props: SearchProps) {
  const search = useBookSearch(props)
  return search === null ? null : <OpenSearchMarks {...props} search={search} />
}

function OpenSearchMarks(props: ReadingToolsProps & { readonly search: BookSearch }) {
  const { search, book, slots } = props
  const state = useSearchState(search)
  const { query, language, current, hits, jumps } = state
  const shownPageId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  useStoredSearch(book.bookId, state)
  useJumps(props, state)
  const reading = slots.panel?.parentElement ?? null
  const elements = usePageElements(reading)
  const pages = useMemo(() => book.chapters.flatMap((chapter) => chapter.pages), [book])
  if (query === '') return null
  const hit = current === null ? undefined : hits[current]
  return (
    <>
      {Array.from(elements, ([pageId, element]) => {
        const page = pages.find((candidate) => candidate.pageId === pageId)
        if (page === undefined || page.words.length === 0) return null
        return createPortal(
          <HitLayer
            page={page}
            query={query}
            language={language}
            currentWord={hit?.pageId === pageId && hit.language === page.language ? hit.firstWord : null}
            // A repeated jump shows the hit again.
            scrollKey={`${jumps} ${shownPageId}`}
          />,
          element,
          `hits-${pageId}`,
        )
      })}
      {needsStrip(state) && reading !== null && createPortal(<HitStrip state={state} send={search.send} />, reading)}
    </>
  )
}

/** Keeps the search for the visit: another language of the book opens it again. */
function useStoredSearch(bookId: number, { text, language }: { readonly text: string; readonly language: string }) {
  useEffect(() => {
    writeStoredSearch(
      openStorage(() => window.sessionStorage),
      { bookId, text, language },
    )
  }, [bookId, text, language])
}

/** Turns to the page of each hit that is jumped to, in the language of the hit. */
function useJumps(
  { book, bar, outline }: ReadingToolsProps,
  { jumps, current, hits }: Pick<ReturnType<BookSearch['getState']>, 'jumps' | 'current' | 'hits'>,
) {
  const dispatch = useReaderDispatch()
  const done = useRef(0)
  const jump = useEffectEvent(() => {
    const hit = current === null ? undefined : hits[current]
    const place = listPlaces(outline).find(({ pageId }) => pageId === hit?.pageId)
    if (hit === undefined || place === undefined) return
    if (hit.language === book.language) dispatch(pageTurned({ place, by: 'hand' }))
    else {
      const address = { variation: hit.language, chapter: place.chapterId, page: place.pageId }
      bar.replace(changeAddress(bar.search(), address))
    }
  })
  useEffect(() => {
    if (jumps === done.current) return
    done.current = jumps
    jump()
  }, [jumps])
}
