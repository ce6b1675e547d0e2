import type { Rect } from '@lectern/core/pipeline'
import type { z } from 'zod'
import type { Send } from '../call-route'
import { followJob } from '../follow-job'
import type { Progress } from '../follow-progress'
import type { PageReport, Step } from './report'

/** The context that every step of making a book works in. */
export interface Pipeline {
  readonly send: Send
  readonly language: string
  readonly progress: Progress<Step>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal: AbortSignal
}

/** Ids of the chapter that is being made, in one language. */
export interface TargetIds {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
}

/** A page between two steps; `revision` is that of its stored rects. */
export interface WorkingPage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly source: PageReport['source']
  /** Mean over the words, 0 to 1. */
  readonly confidence: number
  readonly seconds: number
  readonly words: readonly Rect[]
  readonly sentences: readonly Rect[]
  readonly revision: number
}

/** Waits for a job and shows its progress on the terminal. A stopped pipeline stops waiting. */
export function followPipelineJob<S extends z.ZodType>(
  { send, progress, wait }: Pipeline,
  jobId: string,
  resultSchema: S,
): Promise<z.output<S>> {
  const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
    progress.advance(done, total)
  return followJob({ send, jobId, resultSchema, onProgress, wait })
}
