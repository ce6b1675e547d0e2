import type { Direction } from '@lectern/core/page-layout'

export type PlayerState =
  /** The visible chapter is not narrated in the language of the book, and nothing plays. */
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'narrated'
      readonly isPlaying: boolean
      /** Playback was requested and the media is loading. */
      readonly isWaiting: boolean
      readonly positionSeconds: number
      /** null until the media's metadata has loaded. */
      readonly durationSeconds: number | null
      readonly rate: number
      /** Start times of the pages after the first. */
      readonly pageStartsSeconds: readonly number[]
    }

type SlotRef = ((element: HTMLElement | null) => void) | undefined

export interface PlayerBarProps {
  readonly state: PlayerState
  readonly page: {
    /** From 1 on; 0 for the cover. */
    readonly number: number
    /** Number of the last visible page, which is `number` unless two are beside each other. */
    readonly last: number
    readonly total: number
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  /** Languages that are shown and heard; usually one. */
  readonly languages: readonly string[]
  /** Direction of the book: decides which way is forward. */
  readonly direction: Direction
  /** Receive the elements into which tools are rendered: among the controls, over the timeline, and above the bar. */
  readonly toolsRef?: SlotRef
  readonly timelineRef?: SlotRef
  readonly noticesRef?: SlotRef
  readonly on: {
    readonly togglePlay: () => void
    readonly previousPage: () => void
    readonly nextPage: () => void
    readonly choosePosition: (seconds: number) => void
    readonly chooseRate: (rate: number) => void
  }
}
