import type { PlaybackFailure } from '../store/reading-slice'
import { readPlayRefusal } from './read-play-refusal'

/** Requested source, position and state of the narration. */
export interface NarrationRequest {
  readonly link: string
  /** A new count requests a new seek to `seconds`, even to the same position. */
  readonly cue: { readonly seconds: number; readonly count: number }
  readonly isPlaying: boolean
  /** Position to continue at when the link is a new one. */
  readonly positionSeconds: number
}

/** Listeners for events of the narration's media element. */
export interface NarrationEvents {
  readonly onPosition: (at: { readonly seconds: number; readonly durationSeconds: number | null }) => void
  readonly onStarted: () => void
  readonly onWaiting: () => void
  readonly onStopped: () => void
  readonly onEnded: () => void
  readonly onFailure: (failure: PlaybackFailure) => void
}

/**
 * The single media element of a book. A browser that has allowed one element to play may refuse the next, so a new chapter
 * is a new source of the same element.
 */
export interface NarrationMedia {
  readonly element: HTMLMediaElement
  /** Adds the element to the document. Returns a function that removes it, stops it and aborts its loading. */
  attach(host: Element): () => void
  setRate(rate: number): void
  /** Sets the media time at which a tool will stop or turn back the narration; Infinity for none. */
  setStop(seconds: number): void
  stopSeconds(): number
  /** Pauses for so many seconds and then continues; a new cue or rate continues immediately. */
  hold(seconds: number): void
  /** Resolves with the reason why playback was refused, or null. */
  apply(request: NarrationRequest): Promise<PlaybackFailure | null>
  listen(events: NarrationEvents): () => void
  /** Current position and duration, in seconds. */
  position(): { readonly seconds: number; readonly durationSeconds: number | null }
}

/** Media clocks truncate times to microseconds: a seek to a word's exact start would end just before it. */
const CLOCK_GRAIN_SECONDS = 1e-4

/** @param kind a video element plays the sound of other chapters too */
export function createNarrationMedia(kind: 'audio' | 'video'): NarrationMedia {
  const element = document.createElement(kind)
  element.preload = 'auto'
  // Without it an iPhone plays a video in full screen, over the page.
  element.setAttribute('playsinline', '')
  let link: string | null = null
  let cueCount: number | null = null
  let stopSeconds = Infinity
  let holding: ReturnType<typeof setTimeout> | undefined

  const goOn = () => {
    clearTimeout(holding)
    element.playbackRate = element.defaultPlaybackRate
  }

  const position = () => ({
    seconds: element.currentTime,
    durationSeconds: Number.isFinite(element.duration) ? element.duration : null,
  })

  return {
    element,
    position,
    stopSeconds: () => stopSeconds,
    setStop: (seconds) => void (stopSeconds = seconds),
    attach(host) {
      host.append(element)
      return () => {
        goOn()
        element.pause()
        element.remove()
        element.removeAttribute('src')
        element.load()
        link = null
        cueCount = null
      }
    },
    hold(seconds) {
      clearTimeout(holding)
      // Rate 0 and not `pause()`: a paused element looks paused to the reader, and may need a gesture to play again.
      element.playbackRate = 0
      holding = setTimeout(goOn, seconds * 1000)
    },
    setRate(rate) {
      element.defaultPlaybackRate = rate
      goOn()
      element.preservesPitch = true
    },
    async apply(request) {
      const isNewLink = request.link !== link
      const isNewCue = request.cue.count !== cueCount
      link = request.link
      cueCount = request.cue.count
      if (isNewLink || isNewCue) goOn()
      if (isNewLink) element.src = request.link
      else if (element.error !== null) element.load()
      if (isNewCue) element.currentTime = request.cue.seconds + CLOCK_GRAIN_SECONDS
      else if (isNewLink) element.currentTime = request.positionSeconds
      if (!request.isPlaying) {
        element.pause()
        return null
      }
      try {
        await element.play()
        return null
      } catch (reason) {
        return readPlayRefusal(reason)
      }
    },
    listen(events) {
      const report = () => events.onPosition(position())
      const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
        loadedmetadata: report,
        durationchange: report,
        seeking: report,
        // Events arrive late: one that belongs to an earlier request must not change the state of the current one.
        playing() {
          if (!element.paused) events.onStarted()
        },
        waiting() {
          // A seek into what is loaded sends this event too.
          if (!isLoaded(element)) events.onWaiting()
        },
        pause() {
          report()
          // Browsers pause after an error too; the error event reports that.
          if (element.paused && !element.ended && element.error === null) events.onStopped()
        },
        ended: events.onEnded,
        error: () => events.onFailure(isBroken(element) ? 'not-playable' : 'not-loaded'),
      }
      for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener)
      return () => {
        for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener)
      }
    },
  }
}

function isBroken({ error }: HTMLMediaElement): boolean {
  return error?.code === MediaError.MEDIA_ERR_DECODE
}

function isLoaded({ buffered, currentTime }: HTMLMediaElement): boolean {
  for (let range = 0; range < buffered.length; range++) {
    if (buffered.start(range) <= currentTime && currentTime < buffered.end(range)) return true
  }
  return false
}
