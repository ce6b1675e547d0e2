import type { SessionKeeper } from '@lectern/api-client/session'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AddressBar } from '../address/address-bar'
import type { ReaderAddress } from '../address/read-address'
import type { ReaderBook, ReaderPage } from '../book/reader-book'
import { PageStage, type PageSpread, type PartFailure } from '../page-stage'
import { createNarrationMedia } from '../playback/create-narration-media'
import { createWordHighlights } from '../playback/create-word-highlights'
import type { OpeningRequest } from '../ways-in/list-opening-notices'
import { LateTools } from '../reading-tools/late-tools'
import { createReadingCommands } from '../reading-tools/reading-commands'
import { findSpread } from '../store/find-spread'
import { isSamePlace, listPlaces, type Outline } from '../store/outline'
import type { PlaceStorage } from '../store/stored-place'
import { wordPressed } from '../store/reading-slice'
import { Narration } from './narration'
import { PlayerDock } from './player-dock'
import { useAddressedPlace } from './use-addressed-place'
import { usePageTurns } from './use-page-turns'
import { useSpreadSize } from './use-spread-size'
import { useReaderDispatch, useReaderSelector } from './use-reader-store'
import { useShortcuts } from './use-shortcuts'
import * as styles from './book-reading.css'

export interface BookReadingProps {
  readonly book: ReaderBook
  readonly outline: Outline
  readonly address: ReaderAddress
  /** The address and the book when it was opened. */
  readonly asked: OpeningRequest
  readonly bar: AddressBar
  readonly session: SessionKeeper
  /** Holds what the reader keeps on this device. */
  readonly storage: PlaceStorage
  /** The domain of the book's partner; null without one. */
  readonly domainId: number | null
  /** In a frame of another site. */
  readonly isFramed: boolean
  /** Place for the tool of the panel at the start of the header; null in a frame. */
  readonly start: HTMLElement | null
  /** Place for tools in the header; null in a frame. */
  readonly toolbar: HTMLElement | null
  /** Failure of the part of the visible page. */
  readonly failure: PartFailure | null
  /** Opens the book in another of its languages. */
  readonly onLanguageChoice: (language: string) => void
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Shows an open book: page, narration and player. */
export function BookReading({ start, toolbar, failure, ...o }: BookReadingProps) {
  const { book, outline, address, bar, onRefreshMedia } = o
  const dispatch = useReaderDispatch()
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const [highlights] = useState(() => createWordHighlights())
  const [media] = useState(() => createNarrationMedia(book.isVideoBook ? 'video' : 'audio'))
  const [isPlaceNamed] = useState(address.page !== null || address.chapter !== null)
  const [commands] = useState(createReadingCommands)
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [timeline, setTimeline] = useState<HTMLElement | null>(null)
  const [notices, setNotices] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const slots = useMemo(
    () => ({ start, toolbar, top, panel, player, timeline, notices, stage }),
    [start, toolbar, top, panel, player, timeline, notices, stage],
  )
  const spreadSize = useSpreadSize(book)
  const turns = usePageTurns(spreadSize)
  useAddressedPlace(bar, outline)
  useShortcuts(book.direction, turns, commands)

  const places = useMemo(() => listPlaces(outline), [outline])
  const spreads = useMemo(() => {
    const find = (index: number) => findSpread(index, spreadSize, places.length)
    const here = find(places.findIndex((place) => isSamePlace(place, shown)))
    if (here === null) return []
    const around = { previous: find(here[0] - 1), shown: here, next: find(here[1]) }
    return (['previous', 'shown', 'next'] as const).flatMap((place): PageSpread[] => {
      const range = around[place]
      const pages = range === null ? [] : places.slice(...range).flatMap(({ pageId }) => findPage(book, pageId))
      return pages.length === 0 ? [] : [{ pages, place }]
    })
  }, [book, places, shown, spreadSize])

  const latestBook = useRef(book)
  useLayoutEffect(() => {
    latestBook.current = book
  })
  // Stays the same function when a part of the book arrives: otherwise the words of all pages would be rendered again.
  const pressWord = useCallback(
    (key: string) => {
      for (const { chapterId, pages: candidates } of latestBook.current.chapters) {
        for (const page of candidates) {
          const span = page.words.find((word) => word.key === key)?.span
          if (span) dispatch(wordPressed({ place: { chapterId, pageId: page.pageId }, seconds: span.start }))
        }
      }
    },
    [dispatch],
  )

  return (
    <div className={styles.reading}>
      <div ref={setTop} className={styles.top} />
      <div ref={setPanel} className={styles.panel} />
      <div className={styles.screen}>
        <Narration book={book} media={media} highlights={highlights} onRefreshMedia={onRefreshMedia} />
        <PageStage
          spreads={spreads}
          shownPageId={shown?.pageId ?? null}
          direction={book.direction}
          stageRef={setStage}
          highlights={highlights}
          failure={failure}
          onWordPress={pressWord}
          onRefreshMedia={onRefreshMedia}
        />
      </div>
      <div className={styles.player}>
        <PlayerDock
          book={book}
          outline={outline}
          turns={turns}
          spreadSize={spreadSize}
          toolsRef={setPlayer}
          timelineRef={setTimeline}
          noticesRef={setNotices}
        />
      </div>
      <LateTools {...o} {...{ isPlaceNamed, turns, highlights, media, commands, slots }} />
    </div>
  )
}

function findPage(book: ReaderBook, pageId: number): ReaderPage[] {
  const page = book.chapters.flatMap((chapter) => chapter.pages).find((candidate) => candidate.pageId === pageId)
  return page === undefined ? [] : [page]
}
