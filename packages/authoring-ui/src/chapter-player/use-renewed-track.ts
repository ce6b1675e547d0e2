import { useRef, useState, type RefObject } from 'react'

export interface RenewedTrack {
  readonly audio: RefObject<HTMLAudioElement | null>
  /** Link for the media element. */
  readonly src: string
  /** Reports that the media cannot be played: its link is renewed once before this counts as a failure. */
  readonly fail: (reason: unknown) => void
  /** Reports that the media is loaded. Interrupted playback continues at its place. */
  readonly goOn: () => void
}

export interface UseRenewedTrackOptions {
  readonly audioUrl: string
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onFailure: () => void
}

interface Interrupted {
  readonly src: string
  readonly seconds: number
  readonly playing: boolean
}

/** Holds the expiring link to a narration. When it fails, playback continues at the same place with a new link. */
export function useRenewedTrack({ audioUrl, renewTrack, onFailure }: UseRenewedTrackOptions): RenewedTrack {
  const audio = useRef<HTMLAudioElement>(null)
  const [src, setSrc] = useState(audioUrl)
  const interrupted = useRef<Interrupted | null>(null)
  const [previousUrl, setPreviousUrl] = useState(audioUrl)
  if (previousUrl !== audioUrl) {
    setPreviousUrl(audioUrl)
    if (trackOf(previousUrl) !== trackOf(audioUrl)) setSrc(audioUrl)
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
      // Stopping before playback has begun is not a failure.
      if (media === null || (reason instanceof DOMException && reason.name === 'AbortError')) return
      if (interrupted.current !== null) {
        // The element and the call to play both report one failure.
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

/** Returns a link without its signature, which is the same for the same narration. */
function trackOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
