import type { PlaybackClock } from '@lectern/core/playback'

const DISCONTINUITIES = [
  'play',
  'playing',
  'pause',
  'seeking',
  'seeked',
  'ratechange',
  'waiting',
  'ended',
  'emptied',
] as const

/** Playback clock of a media element: the only source of time while the element plays the narration. */
export class MediaElementClock implements PlaybackClock {
  readonly #media: HTMLMediaElement

  constructor(media: HTMLMediaElement) {
    this.#media = media
  }

  now(): number {
    return this.#media.currentTime
  }

  get isPlaying(): boolean {
    return !this.#media.paused && !this.#media.ended
  }

  get rate(): number {
    return this.#media.playbackRate
  }

  onDiscontinuity(listener: () => void): () => void {
    for (const type of DISCONTINUITIES) this.#media.addEventListener(type, listener)
    return () => {
      for (const type of DISCONTINUITIES) this.#media.removeEventListener(type, listener)
    }
  }
}
