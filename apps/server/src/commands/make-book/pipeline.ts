import type { Rect } from '@lectern/core/sync'
import type { Send } from '../call-route'
import type { Progress } from '../follow-progress'
import type { PageReport, Step } from './report'

/** What every step of making a book works with. */
export interface Pipeline {
  readonly send: Send
  readonly language: string
  readonly progress: Progress<Step>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal: AbortSignal
}

/** The chapter that is being made, in one language. */
export interface Place {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
}

/** A page on its way through the steps; `revision` is that of its stored rects. */
export interface WorkingPage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly source: PageReport['source']
  /** 0 to 1, mean over the words. */
  readonly confidence: number
  readonly seconds: number
  readonly rectsByWords: Rect[]
  readonly rects: Rect[]
  readonly revision: number
}
