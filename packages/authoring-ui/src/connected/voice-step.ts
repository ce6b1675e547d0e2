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
  /** Fetches the chapter's links anew: the one to its track ends after a while. */
  readonly onExpired: () => Promise<unknown>
  readonly onContinue: () => void
}
