import { useEffect, useEffectEvent } from 'react'
import type { ReaderBook } from '../book/reader-book'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { pausePressed, playPressed, seekRequested, wordPressed } from '../store/reading-slice'
import { findNarratedNeighbour } from './find-narrated-neighbour'

/** Shows the narration to the operating system, and obeys its media keys. */
export function useMediaSession({ book, outline, media }: ReadingToolsProps): void {
  const store = useReaderStore()
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const chapter = book.chapters.find((each) => each.chapterId === chapterId)
  const isNarrated = chapter !== undefined && chapter.narrationLink !== null
  const title = chapter?.name ?? book.title
  const turn = (step: 1 | -1) => {
    const { narrated } = store.getState().reading
    const point = narrated === null ? null : findNarratedNeighbour(outline, narrated, step)
    if (point !== null) store.dispatch(wordPressed(point))
  }
  const start = useEffectEvent(() => {
    const { mediaSession } = navigator
    const picture = book.coverLink ?? findFirstThumbnail(book)
    const artwork = picture === null ? [] : [{ src: new URL(picture, window.location.href).href }]
    mediaSession.metadata = new MediaMetadata({ title, artist: book.title, album: book.title, artwork })
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
      play: () => store.dispatch(playPressed()),
      pause: () => store.dispatch(pausePressed()),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) store.dispatch(seekRequested({ seconds: seekTime }))
      },
      previoustrack: () => turn(-1),
      nexttrack: () => turn(1),
      // On iPhones, seeking by seconds would take the places of the page keys.
      seekbackward: null,
      seekforward: null,
    }
    for (const action of actions) mediaSession.setActionHandler(action, handlers[action] ?? null)
  })
  useEffect(() => {
    if (!isNarrated || !('mediaSession' in navigator)) return undefined
    const { element } = media
    // Safari drops what is set before playback begins.
    const onPlaying = () => start()
    const onChange = () => reportPosition(element)
    start()
    element.addEventListener('playing', onPlaying)
    for (const type of changes) element.addEventListener(type, onChange)
    return () => {
      element.removeEventListener('playing', onPlaying)
      for (const type of changes) element.removeEventListener(type, onChange)
      navigator.mediaSession.metadata = null
      for (const action of actions) navigator.mediaSession.setActionHandler(action, null)
    }
  }, [media, isNarrated, title])
}

const actions = ['play', 'pause', 'seekto', 'previoustrack', 'nexttrack', 'seekbackward', 'seekforward'] as const
/** The system computes the position between these events. */
const changes = ['playing', 'pause', 'seeked', 'ratechange', 'durationchange'] as const

function reportPosition({ duration, currentTime, defaultPlaybackRate }: HTMLMediaElement): void {
  // The system throws at an unknown duration, and at a position past the end.
  if (!Number.isFinite(duration)) return
  const position = Math.min(Math.max(0, currentTime), duration)
  navigator.mediaSession.setPositionState({ duration, position, playbackRate: defaultPlaybackRate })
}

function findFirstThumbnail({ chapters }: Pick<ReaderBook, 'chapters'>): string | null {
  for (const { pages } of chapters)
    for (const { thumbnailLink } of pages) if (thumbnailLink !== null) return thumbnailLink
  return null
}
