import type { ChapterVariation } from '@lectern/api-client/main'
import type { ChapterStaleness } from '@lectern/core/staleness'
import type { PageWordRects } from '../desk-plan/page-word-rects'

/** The input of the voice step, which the application fills with the audio editor. */
export interface VoiceStep {
  readonly bookId: number
  readonly chapterId: number
  readonly variation: ChapterVariation
  readonly pages: readonly PageWordRects[]
  /** States of the chapter's products, such as a stale narration; null while they are not known. */
  readonly staleness: ChapterStaleness | null
  /** Loads the book again after the chapter has got a new narration. */
  readonly onGenerated: () => Promise<unknown>
  /** Fetches a new link to the narration, since links expire; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onContinue: () => void
}
