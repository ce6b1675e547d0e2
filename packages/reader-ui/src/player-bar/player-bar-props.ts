import type { Direction } from '@lectern/core/page-layout'
import type { PlaybackTrouble } from '../store/reading-slice'

export type PlayerState =
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'narrated'
      readonly isPlaying: boolean
      /** Playing is wanted, but the media has to load first. */
      readonly isWaiting: boolean
      readonly trouble: PlaybackTrouble | null
      /** Asked to try again, and on its way to it. */
      readonly isRetrying: boolean
      /** The narration is on another page than the one on screen. */
      readonly isElsewhere: boolean
      readonly positionSeconds: number
      /** null until the media is known. */
      readonly durationSeconds: number | null
      readonly rate: number
      /** Where the pages after the first begin. */
      readonly pageStartsSeconds: readonly number[]
    }

export interface PlayerBarProps {
  readonly state: PlayerState
  readonly page: {
    /** From 1; 0 for the cover. */
    readonly number: number
    readonly total: number
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  /** Of the book: decides which way forward is. */
  readonly direction: Direction
  readonly on: {
    readonly togglePlay: () => void
    readonly previousPage: () => void
    readonly nextPage: () => void
    readonly choosePosition: (seconds: number) => void
    readonly chooseRate: (rate: number) => void
    readonly returnToNarration: () => void
    /** Loads the narration again, keeping the place. */
    readonly retry: () => Promise<void>
  }
}
