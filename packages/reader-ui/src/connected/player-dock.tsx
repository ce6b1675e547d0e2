import { useMemo } from 'react'
import type { ReaderBook, ReaderChapter } from '../book/reader-book'
import { planPageTurns } from '../playback/plan-page-turns'
import { PlayerBar, type PlayerBarProps, type PlayerState } from '../player-bar'
import { findSpread, type SpreadSize } from '../store/find-spread'
import { isSamePlace, listPlaces, type Outline, type Place } from '../store/outline'
import {
  isSilent,
  pausePressed,
  playPressed,
  seekRequested,
  rateChosen,
  type ReadingState,
} from '../store/reading-slice'
import type { PageTurns } from './use-page-turns'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'

export interface PlayerDockProps extends Pick<PlayerBarProps, 'toolsRef' | 'timelineRef' | 'noticesRef'> {
  readonly book: ReaderBook
  readonly outline: Outline
  readonly turns: PageTurns
  readonly spreadSize: SpreadSize
}

/** Connects the player bar, which renders ten times a second while the narration plays; nothing above it does. */
export function PlayerDock({ book, outline, turns, spreadSize, ...slots }: PlayerDockProps) {
  const dispatch = useReaderDispatch()
  const store = useReaderStore()
  const reading = useReaderSelector((state) => state.reading)
  const places = useMemo(() => listPlaces(outline), [outline])
  const { previousPage, nextPage } = turns
  const on = useMemo<PlayerBarProps['on']>(
    () => ({
      previousPage,
      nextPage,
      togglePlay: () => dispatch(store.getState().reading.isPlaying ? pausePressed() : playPressed()),
      choosePosition: (seconds) => dispatch(seekRequested({ seconds })),
      chooseRate: (rate) => dispatch(rateChosen({ rate })),
    }),
    [dispatch, store, previousPage, nextPage],
  )
  const findChapter = (place: Place | null) => book.chapters.find(({ chapterId }) => chapterId === place?.chapterId)
  const chapter = findChapter(reading.narrated)
  const shownChapter = findChapter(reading.shown)
  const shownPage = shownChapter?.pages.find(({ pageId }) => pageId === reading.shown?.pageId)
  const heard = chapter === undefined || isSilent(reading) ? [] : [book.language]
  const pageStartsSeconds = useMemo(
    () =>
      planPageTurns(chapter?.pages ?? [])
        .slice(1)
        .map(({ time }) => time),
    [chapter],
  )
  const here = places.findIndex((place) => isSamePlace(place, reading.shown))
  const [first, end] = findSpread(here, spreadSize, places.length) ?? [0, 0]
  // The generated cover of an audio book is not one of its pages.
  const covers = places.filter((place) => place.chapterId < 0).length
  return (
    <PlayerBar
      state={
        chapter === undefined || isSilent(reading)
          ? { kind: 'silent' }
          : describePlayer(reading, chapter, pageStartsSeconds)
      }
      page={{
        number: first + 1 - covers,
        last: end - covers,
        total: places.length - covers,
        hasPrevious: first > 0,
        // After the last page comes the end of the book, unless the narration goes on to it.
        hasNext: end < places.length || !reading.isPlaying,
      }}
      languages={[...new Set([...heard, ...(shownPage ? [shownPage.language] : [])])]}
      direction={book.direction}
      on={on}
      {...slots}
    />
  )
}

function describePlayer(
  reading: ReadingState,
  chapter: ReaderChapter,
  pageStartsSeconds: readonly number[],
): PlayerState {
  const { isPlaying, isWaiting, positionSeconds, rate } = reading
  return {
    kind: 'narrated',
    isPlaying,
    isWaiting,
    positionSeconds,
    durationSeconds: reading.durationSeconds ?? chapter.durationSeconds,
    rate,
    pageStartsSeconds,
  }
}
