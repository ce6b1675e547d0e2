import { useRef, useState, type RefObject } from 'react'

export interface RenewedTrack {
  readonly audio: RefObject<HTMLAudioElement | null>
  /** What the element plays. */
  readonly src: string
  /** The track cannot be played: its link is fetched anew once before that counts as a failure. */
  readonly fail: (reason: unknown) => void
  /** The track has come. What was interrupted goes on where it was. */
  readonly goOn: () => void
}

export interface UseRenewedTrackOptions {
  readonly audioUrl: string
  /** Fetches the link to the track anew; null when there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onFailure: () => void
}

interface Interrupted {
  readonly src: string
  readonly seconds: number
  readonly playing: boolean
}

/** A track whose link ends after a while: it keeps the one it has as long as that plays, and its place when it does not. */
export function useRenewedTrack({ audioUrl, renewTrack, onFailure }: UseRenewedTrackOptions): RenewedTrack {
  const audio = useRef<HTMLAudioElement>(null)
  const [src, setSrc] = useState(audioUrl)
  const interrupted = useRef<Interrupted | null>(null)
  const [given, setGiven] = useState(audioUrl)
  if (given !== audioUrl) {
    setGiven(audioUrl)
    if (trackOf(given) !== trackOf(audioUrl)) setSrc(audioUrl)
  }

  const giveUp = () => {
    if (interrupted.current === null) return
    interrupted.current = null
    onFailure()
  }

  return {
    audio,
    src,
    fail(reason) {
      const media = audio.current
      // What was stopped before it began is no failure.
      if (media === null || (reason instanceof DOMException && reason.name === 'AbortError')) return
      if (interrupted.current !== null) {
        // The element and the call to play both tell of one failure.
        if (interrupted.current.src !== src) giveUp()
        return
      }
      const wanted = { src, seconds: media.currentTime, playing: reason instanceof DOMException || !media.paused }
      interrupted.current = wanted
      renewTrack().then((url) => {
        if (url === null || url === wanted.src) giveUp()
        else setSrc(url)
      }, giveUp)
    },
    goOn() {
      const media = audio.current
      const before = interrupted.current
      if (media === null || before === null || before.src === src) return
      interrupted.current = null
      media.currentTime = before.seconds
      if (before.playing) media.play().catch(onFailure)
    },
  }
}

/** A link without its signature: the same for as long as the track is. */
function trackOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
