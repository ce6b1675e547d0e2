import type { Direction } from '@lectern/core/page-layout'
import type { PlaybackFailure } from '../store/reading-slice'

export type PlayerState =
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'narrated'
      readonly isPlaying: boolean
      /** Playback was requested and the media is loading. */
      readonly isWaiting: boolean
      readonly failure: PlaybackFailure | null
      /** A retry is in progress. */
      readonly isRetrying: boolean
      /** The narration is on another page than the visible one. */
      readonly isElsewhere: boolean
      readonly positionSeconds: number
      /** null until the media's metadata has loaded. */
      readonly durationSeconds: number | null
      readonly rate: number
      /** Start times of the pages after the first. */
      readonly pageStartsSeconds: readonly number[]
    }

export interface PlayerBarProps {
  readonly state: PlayerState
  readonly page: {
    /** From 1 on; 0 for the cover. */
    readonly number: number
    readonly total: number
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  /** Direction of the book: decides which way is forward. */
  readonly direction: Direction
  /** Receives the element into which tools are rendered. */
  readonly toolsRef?: ((element: HTMLElement | null) => void) | undefined
  readonly on: {
    readonly togglePlay: () => void
    readonly previousPage: () => void
    readonly nextPage: () => void
    readonly choosePosition: (seconds: number) => void
    readonly chooseRate: (rate: number) => void
    readonly returnToNarration: () => void
    /** Loads the narration again and keeps the position. */
    readonly retry: () => Promise<void>
  }
}
