import type { ChapterVariation } from '@lectern/api-client/main'
import type { Rect } from '@lectern/core/geometry'

/** The words of a page, to be spoken. */
export interface PageWordRects {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly imageUrl: string | null
  readonly rects: readonly Rect[]
}

/** What the voice step is given; the application fills it with the audio editor. */
export interface VoiceStep {
  readonly bookId: number
  readonly chapterId: number
  readonly variation: ChapterVariation
  readonly pages: readonly PageWordRects[]
  /** The chapter has a new track. */
  readonly onGenerated: () => Promise<unknown>
  /** Fetches the link to the chapter's track anew, which ends after a while; null when there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly onContinue: () => void
}
