import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { findNarration } from './find-narration'
import { isSamePlace, type Outline, type Place } from './outline'
import type { Preferences } from './preferences'

/** Reason why a requested narration does not play. */
export type PlaybackFailure = 'gesture-needed' | 'not-loaded' | 'not-playable'

/** A requested seek of the narration. A new `count` is a new request, even for the same position. */
export interface Cue {
  readonly seconds: number
  readonly count: number
}

/** The end of the book, which was reached at a page. It is over when another page is shown. */
export interface BookEnd {
  readonly place: Place
  /** The reader is offered what to read next. */
  readonly isOffered: boolean
}

export interface ReadingState {
  readonly outline: Outline | null
  /** The visible page. */
  readonly shown: Place | null
  /** Cause of the last page turn. A manual one adds an entry to the browser's history. */
  readonly shownBy: 'address' | 'hand' | 'narration'
  /**
   * The page at the narration's position: differs from `shown` after a manual page turn, and if the visible page is not
   * narrated. null in a book without narration.
   */
  readonly narrated: Place | null
  readonly cue: Cue
  readonly isPlaying: boolean
  readonly isWaiting: boolean
  readonly failure: PlaybackFailure | null
  readonly positionSeconds: number
  readonly durationSeconds: number | null
  readonly rate: number
  readonly end: BookEnd | null
}

export const initialReadingState: ReadingState = {
  outline: null,
  shown: null,
  shownBy: 'address',
  narrated: null,
  cue: { seconds: 0, count: 0 },
  isPlaying: false,
  isWaiting: false,
  failure: null,
  positionSeconds: 0,
  durationSeconds: null,
  rate: 1,
  end: null,
}

export interface BookOpened {
  readonly outline: Outline
  readonly place: Place
  /** Position to continue at, in seconds of the chapter; the start of the page by default. */
  readonly seconds?: number
}

export interface PageReached extends Pick<Preferences, 'autoFlip'> {
  readonly place: Place
}

export const readingSlice = createSlice({
  name: 'reading',
  initialState: initialReadingState,
  reducers: {
    bookOpened(state, { payload }: PayloadAction<BookOpened>): ReadingState {
      const narration = findNarration(payload.outline, payload.place)
      const isHere = narration?.place.chapterId === payload.place.chapterId
      return {
        ...forgetBook(state),
        outline: payload.outline,
        shown: payload.place,
        narrated: narration?.place ?? null,
        ...cueAt(state, (isHere ? payload.seconds : undefined) ?? narration?.seconds ?? 0),
      }
    },
    bookClosed: forgetBook,
    /** A manual turn. A playing narration continues; a paused one moves along. */
    pageTurned(state, { payload }: PayloadAction<{ place: Place; by: 'hand' | 'address' }>): ReadingState {
      if (isSamePlace(state.shown, payload.place)) return state
      const shown: ReadingState = { ...state, shown: payload.place, shownBy: payload.by }
      if (state.isPlaying || state.outline === null) return shown
      const narration = findNarration(state.outline, payload.place)
      return narration === null ? shown : { ...shown, narrated: narration.place, ...cueAt(state, narration.seconds) }
    },
    endReached(state, { payload: { isOffered } }: PayloadAction<Pick<BookEnd, 'isOffered'>>): ReadingState {
      return state.shown === null ? state : { ...state, end: { place: state.shown, isOffered } }
    },
    narrationReachedPage(state, { payload: { place, autoFlip } }: PayloadAction<PageReached>): ReadingState {
      if (isSamePlace(state.narrated, place)) return state
      const isFollowing = isSamePlace(state.shown, state.narrated)
      if (!isFollowing || !autoFlip) return { ...state, narrated: place }
      return { ...state, narrated: place, ...followTo(state, place) }
    },
    narrationReturnedTo(state): ReadingState {
      return state.narrated === null ? state : { ...state, shown: state.narrated, shownBy: 'hand' }
    },
    wordPressed(state, { payload }: PayloadAction<{ place: Place; seconds: number }>): ReadingState {
      return {
        ...state,
        narrated: payload.place,
        ...followTo(state, payload.place),
        isPlaying: true,
        failure: null,
        ...cueAt(state, payload.seconds),
      }
    },
    seekRequested(state, { payload }: PayloadAction<{ seconds: number }>): ReadingState {
      // A seek also shows the narrated page again, after a manual page turn.
      return { ...state, ...followTo(state, state.narrated), ...cueAt(state, payload.seconds) }
    },
    playPressed(state): ReadingState {
      if (state.narrated === null || isSilent(state)) return state
      return { ...state, isPlaying: true, failure: null, ...followTo(state, state.narrated) }
    },
    pausePressed(state): ReadingState {
      return { ...state, isPlaying: false, isWaiting: false }
    },
    rateChosen(state, { payload }: PayloadAction<{ rate: number }>): ReadingState {
      return { ...state, rate: payload.rate }
    },
    positionPolled(
      state,
      { payload }: PayloadAction<{ seconds: number; durationSeconds: number | null }>,
    ): ReadingState {
      return { ...state, positionSeconds: payload.seconds, durationSeconds: payload.durationSeconds }
    },
    /** Retries after a failure, at the same position. */
    narrationRetried(state): ReadingState {
      return { ...state, isPlaying: true, failure: null, ...cueAt(state, state.positionSeconds) }
    },
    /** The media has a new signed URL: continues at the same position. */
    narrationRenewed(state): ReadingState {
      return { ...state, ...cueAt(state, state.positionSeconds) }
    },
    /** The media element started or stopped: by a request of the store, or by the system's media keys. */
    mediaStarted(state): ReadingState {
      return { ...state, isPlaying: true, isWaiting: false, failure: null }
    },
    mediaStopped(state): ReadingState {
      return { ...state, isPlaying: false, isWaiting: false }
    },
    mediaWaited(state): ReadingState {
      return state.isPlaying ? { ...state, isWaiting: true } : state
    },
    mediaFailed(state, { payload }: PayloadAction<{ failure: PlaybackFailure }>): ReadingState {
      return { ...state, isPlaying: false, isWaiting: false, failure: payload.failure }
    },
    mediaEnded(
      state,
      { payload: { autoFlip, continuousPlay } }: PayloadAction<Pick<Preferences, 'autoFlip' | 'continuousPlay'>>,
    ): ReadingState {
      const next = continuousPlay ? findNextNarrated(state) : null
      if (next === null) return { ...state, isPlaying: false, isWaiting: false }
      const isFollowing = isSamePlace(state.shown, state.narrated) && autoFlip
      return {
        ...state,
        narrated: next,
        ...(isFollowing ? followTo(state, next) : {}),
        ...cueAt(state, 0),
      }
    },
  },
})

export const {
  bookOpened,
  bookClosed,
  pageTurned,
  endReached,
  narrationReachedPage,
  narrationReturnedTo,
  wordPressed,
  seekRequested,
  playPressed,
  pausePressed,
  rateChosen,
  positionPolled,
  narrationRetried,
  narrationRenewed,
  mediaStarted,
  mediaStopped,
  mediaWaited,
  mediaFailed,
  mediaEnded,
} = readingSlice.actions

/**
 * Returns true if nothing can be heard here: in a book without narration, and in a chapter without one while nothing plays.
 * The generated cover of an audio book is part of its first chapter.
 */
export function isSilent({ outline, shown, narrated, isPlaying }: ReadingState): boolean {
  const chapter = outline?.chapters.find(({ chapterId }) => chapterId === shown?.chapterId)
  return narrated === null || (!isPlaying && chapter !== undefined && chapter.chapterId > 0 && !chapter.isNarrated)
}

/** Resets the state to no book and keeps the chosen rate. */
function forgetBook(state: ReadingState): ReadingState {
  const { rate, cue } = state
  return { ...initialReadingState, rate, cue }
}

function followTo(state: ReadingState, place: Place | null): Pick<ReadingState, 'shown' | 'shownBy'> {
  const { shown, shownBy } = state
  return place === null || isSamePlace(shown, place) ? { shown, shownBy } : { shown: place, shownBy: 'narration' }
}

function cueAt(state: ReadingState, seconds: number): Pick<ReadingState, 'cue' | 'positionSeconds'> {
  return { cue: { seconds, count: state.cue.count + 1 }, positionSeconds: seconds }
}

/** Finds the first page of the next narrated chapter. */
function findNextNarrated(state: ReadingState): Place | null {
  if (state.outline === null) return null
  const { chapters } = state.outline
  const index = chapters.findIndex(({ chapterId }) => chapterId === state.narrated?.chapterId)
  const next = index < 0 ? undefined : chapters[index + 1]
  const first = next?.pages[0]
  if (next === undefined || first === undefined) return null
  const narration = findNarration(state.outline, { chapterId: next.chapterId, pageId: first.pageId })
  return narration?.place ?? null
}
