import type { ChapterVariation } from '@lectern/api-client/main'
import type { ChapterStaleness } from '@lectern/core/staleness'
import type { PageWordRects } from '../desk-plan/page-word-rects'
import type { WordVoice } from '../rect-voice/give-voice'
import type { UnsavedWork } from './unsaved-work'

/** A page to be spoken. */
export interface VoicePage extends PageWordRects {
  /** Recognition has run, or somebody has written the words: a page without words has none. */
  readonly isRecognised: boolean
}

/** Words of a page and the voice that each of them gets. */
export interface GivenVoice {
  readonly pageVariationId: number
  readonly words: readonly WordVoice[]
}

/** The input of the voice step, which the application fills with the audio editor. */
export interface VoiceStep {
  readonly bookId: number
  readonly chapterId: number
  readonly language: string
  /** The chapter in this language; null while it has none. */
  readonly variation: ChapterVariation | null
  readonly pages: readonly VoicePage[]
  /** States of the chapter's products, such as a stale narration; null while they are not known. */
  readonly staleness: ChapterStaleness | null
  /** Loads the book again after the chapter has got a new narration. */
  readonly onGenerated: () => Promise<unknown>
  /** Fetches a new link to the narration, since links expire; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  /** Returns true if another place is in the same chapter and language. */
  readonly isAt: UnsavedWork['isAt']
  /** Gives words of a page their voices; null while the words of the chapter cannot be changed. */
  readonly onGiveVoice: ((given: GivenVoice) => void) | null
  readonly onContinue: () => void
}
