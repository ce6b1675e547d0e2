import type { PlaybackTrouble } from '../store/reading-slice'
import { readPlayRefusal } from './read-play-refusal'

/** Where the narration should be and what it should do. */
export interface NarrationOrder {
  readonly link: string
  /** A new count is a new order to go to `seconds`, even to the same place. */
  readonly cue: { readonly seconds: number; readonly count: number }
  readonly isPlaying: boolean
  /** Where a link that was merely renewed is read on from. */
  readonly positionSeconds: number
}

/** What happened to the narration. */
export interface NarrationEvents {
  readonly onPosition: (at: { readonly seconds: number; readonly durationSeconds: number | null }) => void
  readonly onStarted: () => void
  readonly onWaiting: () => void
  readonly onStopped: () => void
  readonly onEnded: () => void
  readonly onTrouble: (trouble: PlaybackTrouble) => void
}

/**
 * The one media element of a book. A browser that was allowed to play one element may refuse the next, so a new chapter
 * is a new source of the same element.
 */
export interface NarrationMedia {
  readonly element: HTMLMediaElement
  /** Puts the element into the document; the answer takes it out, silences it and ends its loading. */
  attach(host: Element): () => void
  setRate(rate: number): void
  /** Stands still for so many seconds and goes on by itself; a new cue or rate goes on at once. */
  hold(seconds: number): void
  /** Resolves with what stands in the way of playing, if anything does. */
  carryOut(order: NarrationOrder): Promise<PlaybackTrouble | null>
  listen(events: NarrationEvents): () => void
  /** Position and length now, in seconds. */
  position(): { readonly seconds: number; readonly durationSeconds: number | null }
}

/** A media clock cuts times to microseconds: sent to exactly where a word begins, it would stand just before it. */
const CLOCK_GRAIN_SECONDS = 1e-4

export function createNarrationMedia(): NarrationMedia {
  const element = document.createElement('audio')
  element.preload = 'auto'
  let link: string | null = null
  let cueCount: number | null = null
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
      // Not paused: a pause is the reader's own, and browsers may ask for a gesture to play on.
      element.playbackRate = 0
      holding = setTimeout(goOn, seconds * 1000)
    },
    setRate(rate) {
      element.defaultPlaybackRate = rate
      goOn()
      element.preservesPitch = true
    },
    async carryOut(order) {
      const isRenewed = order.link !== link
      const isNewCue = order.cue.count !== cueCount
      link = order.link
      cueCount = order.cue.count
      if (isRenewed || isNewCue) goOn()
      if (isRenewed) element.src = order.link
      else if (element.error !== null) element.load()
      if (isNewCue) element.currentTime = order.cue.seconds + CLOCK_GRAIN_SECONDS
      else if (isRenewed) element.currentTime = order.positionSeconds
      if (!order.isPlaying) {
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
        // An event is heard a little after what it tells of: taken for the order of now, a late one would turn the next.
        playing() {
          if (!element.paused) events.onStarted()
        },
        waiting: events.onWaiting,
        pause() {
          report()
          // After an error browsers pause too; that is told as the trouble it is.
          if (element.paused && !element.ended && element.error === null) events.onStopped()
        },
        ended: events.onEnded,
        error() {
          const isBroken = element.error?.code === MediaError.MEDIA_ERR_DECODE
          events.onTrouble(isBroken ? 'not-playable' : 'not-loaded')
        },
      }
      for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener)
      return () => {
        for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener)
      }
    },
  }
}
