import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ReaderBook } from '../book/reader-book'
import type { NarrationMedia } from '../playback/create-narration-media'
import type { WordHighlights } from '../playback/create-word-highlights'
import type { NarrationFollower } from '../playback/follow-narration'
import { MediaElementClock } from '../playback/media-element-clock'
import { pollPosition } from '../playback/poll-position'
import { windowFrames } from '../playback/window-frames'
import { mediaFailed, narrationReachedPage, positionPolled } from '../store/reading-slice'
import { useLateFollower } from './use-late-follower'
import { useMediaReports } from './use-media-reports'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'

export interface NarrationProps {
  readonly book: ReaderBook
  readonly media: NarrationMedia
  readonly highlights: WordHighlights
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

/** Plays the narration as the store asks, reports media events to the store, and highlights the words. */
export function Narration({ book, media, highlights, onRefreshMedia }: NarrationProps) {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const host = useRef<HTMLDivElement>(null)
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const cue = useReaderSelector(({ reading }) => reading.cue)
  const isPlaying = useReaderSelector(({ reading }) => reading.isPlaying)
  const rate = useReaderSelector(({ reading }) => reading.rate)
  const chapter = book.chapters.find((candidate) => candidate.chapterId === chapterId)
  const link = chapter?.narrationLink ?? null
  const pages = chapter?.pages

  useLayoutEffect(() => (host.current === null ? undefined : media.attach(host.current)), [media])
  useLayoutEffect(() => media.setRate(rate), [media, rate])

  const { follow, prepare } = useLateFollower()

  useLayoutEffect(() => {
    if (link === null) return undefined
    const { positionSeconds } = store.getState().reading
    let isLatest = true
    const apply = () => {
      if (!isLatest) return
      void media.apply({ link, cue, isPlaying, positionSeconds }).then((failure) => {
        if (failure !== null) dispatch(mediaFailed({ failure }))
      })
    }
    const prepared = isPlaying ? prepare() : null
    if (prepared === null) apply()
    else void prepared.then(apply)
    return () => {
      isLatest = false
    }
  }, [store, dispatch, media, link, cue, isPlaying, prepare])

  useMediaReports(media, onRefreshMedia)

  // Both stop together with the element: events of a detached element must not set the position.
  useLayoutEffect(() => {
    const clock = new MediaElementClock(media.element)
    return pollPosition(clock, every, () => dispatch(positionPolled(media.position())))
  }, [dispatch, media])

  const follower = useRef<NarrationFollower>(null)
  const latestPages = useRef(pages)
  useLayoutEffect(() => {
    latestPages.current = pages
    if (pages !== undefined) follower.current?.setPages(pages)
  }, [pages])

  const isKnown = pages !== undefined
  const highlightUnit = useReaderSelector(({ preferences }) => preferences.highlightUnit)
  useEffect(() => {
    if (follow === null || !isKnown || latestPages.current === undefined || chapterId === undefined) return undefined
    const following = follow({
      clock: new MediaElementClock(media.element),
      frames: windowFrames(media.element),
      pages: latestPages.current,
      highlights,
      preferences: () => store.getState().preferences,
      stopSeconds: () => media.stopSeconds(),
      onHold: (seconds) => media.hold(seconds),
      onPage(pageId) {
        const {
          reading: { narrated },
          preferences: { autoFlip },
        } = store.getState()
        if (narrated?.chapterId !== chapterId || narrated.pageId === pageId) return
        // Rendered in this frame, so that the page is visible when its first word is highlighted.
        flushSync(() => dispatch(narrationReachedPage({ place: { chapterId, pageId }, autoFlip })))
      },
    })
    follower.current = following
    return () => {
      follower.current = null
      following.stop()
    }
  }, [store, dispatch, media, highlights, chapterId, isKnown, follow, highlightUnit])

  return <div ref={host} hidden />
}

function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds)
  return () => clearInterval(timer)
}
