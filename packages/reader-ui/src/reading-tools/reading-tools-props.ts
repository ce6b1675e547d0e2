import type { SessionKeeper } from '@lectern/api-client/session'
import type { ReaderAddress } from '../address/read-address'
import type { AddressBar } from '../address/address-bar'
import type { ReaderBook } from '../book/reader-book'
import type { PageTurns } from '../connected/use-page-turns'
import type { NarrationMedia } from '../playback/create-narration-media'
import type { WordHighlights } from '../playback/create-word-highlights'
import type { Outline } from '../store/outline'
import type { PlaceStorage } from '../store/stored-place'
import type { OpeningRequest } from '../ways-in/list-opening-notices'
import type { ReadingCommands } from './reading-commands'

/** Elements of the first load into which tools are rendered. Null: not mounted yet, or not on this screen. */
export interface ToolSlots {
  /** At the start of the header, on the side of the panel. Null in a frame, which has no header. */
  readonly start: HTMLElement | null
  /** At the end of the header. Null in a frame, which has no header. */
  readonly toolbar: HTMLElement | null
  /** Above the page, across the screen. */
  readonly top: HTMLElement | null
  /** Beside the page, before it in reading direction; as wide as its content. */
  readonly panel: HTMLElement | null
  /** In the player bar, after the timeline. In a silent chapter, after the text that says so. */
  readonly player: HTMLElement | null
  /** Over the slider of the narration; null in a silent chapter. As tall as the slider's row. */
  readonly timeline: HTMLElement | null
  /** Above the player bar, over the bottom of the page. */
  readonly notices: HTMLElement | null
  /** Scrolls over the page. Gestures are attached to it; nothing is rendered into it. */
  readonly stage: HTMLElement | null
}

export interface ReadingToolsProps {
  readonly book: ReaderBook
  readonly outline: Outline
  readonly address: ReaderAddress
  /** The address and the book when it was opened. */
  readonly asked: OpeningRequest
  readonly bar: AddressBar
  readonly session: SessionKeeper
  /** Holds what the reader keeps on this device. */
  readonly storage: PlaceStorage
  /** True if the book was opened by an address that names a page or chapter. */
  readonly isPlaceNamed: boolean
  /** The domain of the book's partner; null without one. */
  readonly domainId: number | null
  /** In a frame of another site. */
  readonly isFramed: boolean
  readonly turns: PageTurns
  readonly highlights: WordHighlights
  readonly media: NarrationMedia
  readonly commands: ReadingCommands
  readonly slots: ToolSlots
  /** Opens the book in another of its languages. */
  readonly onLanguageChoice: (language: string) => void
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}
