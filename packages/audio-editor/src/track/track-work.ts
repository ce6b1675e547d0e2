import type { PageToAlign } from '../generation/plan-alignment'
import type { ConversionPlan } from '../generation/plan-conversion'

/** The next step of a conversion to MP3, with the results of the steps before it, so that it can be repeated alone. */
export type ConversionStage =
  /** Asks the server for the current link: links expire, and the track may be an MP3 by now. */
  | { readonly step: 'find' }
  | { readonly step: 'fetch'; readonly wavLink: string }
  | { readonly step: 'encode'; readonly wavLink: string; readonly wav: Blob; readonly share: number }
  | { readonly step: 'upload'; readonly fileName: string; readonly mp3: Blob }
  | { readonly step: 'name'; readonly fileName: string }
  /** Loads the chapter with its new track, or with the one that refuses the conversion. */
  | { readonly step: 'load'; readonly refusal: Extract<ConversionPlan, { kind: 'refused' }> | null }

/** The conversion of a chapter's WAV track to MP3. */
export interface Conversion {
  /** After a generation, its success is reported instead of that of the conversion. */
  readonly begunBy: 'author' | 'generation'
  readonly chapterVariationId: number
  readonly stage: ConversionStage
}

/** An action on the chapter's track. */
export type TrackAction =
  | { readonly kind: 'convert'; readonly conversion: Conversion }
  | { readonly kind: 'refresh'; readonly chapterVariationId: number }
  | { readonly kind: 'align'; readonly pages: readonly PageToAlign[] }

/** The reason why a step failed. */
export type TrackFailure =
  /** A call was refused. `status`: the status text of its response; null without a response. */
  | { readonly kind: 'call'; readonly step: 'find' | 'fetch' | 'upload' | 'name'; readonly status: string | null }
  | { readonly kind: 'unreadable-wav' }
  /** The action is done, and the chapter could not be loaded afterwards. */
  | { readonly kind: 'not-loaded' }
  /** `text` is the server's own, empty if it sent none. */
  | { readonly kind: 'other'; readonly text: string }

/** The work on the chapter's track, one action at a time. */
export type TrackWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'converting'; readonly conversion: Conversion }
  /** `isAbsent`: the server has no track. */
  | { readonly kind: 'refreshing'; readonly chapterVariationId: number; readonly isAbsent: boolean }
  | {
      readonly kind: 'aligning'
      readonly pages: readonly PageToAlign[]
      readonly done: number
      readonly total: number
    }
  | { readonly kind: 'failed'; readonly action: TrackAction; readonly failure: TrackFailure }
