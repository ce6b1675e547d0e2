import { useMemo, useState } from 'react'
import type { ReaderBook, ReaderChapter } from '../book/reader-book'
import { planPageTurns } from '../playback/plan-page-turns'
import { PlayerBar, type PlayerBarProps, type PlayerState } from '../player-bar'
import { isSamePlace, listPlaces, getPageNumber, type Outline } from '../store/outline'
import {
  narrationRetried,
  narrationReturnedTo,
  pausePressed,
  playPressed,
  positionChosen,
  rateChosen,
  type ReadingState,
} from '../store/reading-slice'
import type { PageTurns } from './use-page-turns'
import { useReaderDispatch, useReaderSelector } from './use-reader-store'

export interface PlayerDockProps {
  readonly book: ReaderBook
  readonly outline: Outline
  readonly turns: PageTurns
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
  readonly toolsRef: PlayerBarProps['toolsRef']
}

/** Connects the player bar, which renders ten times a second while the narration plays; nothing above it does. */
export function PlayerDock({ book, outline, turns, onRefreshMedia, toolsRef }: PlayerDockProps) {
  const dispatch = useReaderDispatch()
  const reading = useReaderSelector((state) => state.reading)
  const places = useMemo(() => listPlaces(outline), [outline])
  const { previousPage, nextPage } = turns
  const { isPlaying } = reading
  const [isRetrying, setIsRetrying] = useState(false)
  const on = useMemo<PlayerBarProps['on']>(
    () => ({
      previousPage,
      nextPage,
      togglePlay: () => dispatch(isPlaying ? pausePressed() : playPressed()),
      choosePosition: (seconds) => dispatch(positionChosen({ seconds })),
      chooseRate: (rate) => dispatch(rateChosen({ rate })),
      returnToNarration: () => dispatch(narrationReturnedTo()),
      // An expired URL never recovers, so a new one is requested first.
      retry: async () => {
        setIsRetrying(true)
        await onRefreshMedia()
        setIsRetrying(false)
        dispatch(narrationRetried())
      },
    }),
    [dispatch, previousPage, nextPage, isPlaying, onRefreshMedia],
  )
  const chapter = book.chapters.find(({ chapterId }) => chapterId === reading.narrated?.chapterId)
  const pageStartsSeconds = useMemo(
    () =>
      planPageTurns(chapter?.pages ?? [])
        .slice(1)
        .map(({ time }) => time),
    [chapter],
  )
  const index = places.findIndex((place) => isSamePlace(place, reading.shown))
  // The generated cover of an audio book is not one of its pages.
  const covers = places.filter((place) => place.chapterId < 0).length
  return (
    <PlayerBar
      state={describePlayer(reading, chapter, { pageStartsSeconds, isRetrying })}
      page={{
        number: getPageNumber(places, reading.shown),
        total: places.length - covers,
        hasPrevious: index > 0,
        hasNext: index < places.length - 1,
      }}
      direction={book.direction}
      on={on}
      toolsRef={toolsRef}
    />
  )
}

function describePlayer(
  reading: ReadingState,
  chapter: ReaderChapter | undefined,
  more: { readonly pageStartsSeconds: readonly number[]; readonly isRetrying: boolean },
): PlayerState {
  if (chapter === undefined) return { kind: 'silent' }
  const { isPlaying, isWaiting, failure, positionSeconds, rate } = reading
  return {
    kind: 'narrated',
    isPlaying,
    isWaiting,
    failure,
    isElsewhere: isPlaying && !isSamePlace(reading.shown, reading.narrated),
    positionSeconds,
    durationSeconds: reading.durationSeconds ?? chapter.durationSeconds,
    rate,
    ...more,
  }
}
