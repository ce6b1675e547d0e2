import type { OnProgress } from '@lectern/core/pipeline'
import type { AlignmentPlan } from '../generation/plan-alignment'

/** The outcome of one step. `status`: the status text of a response that refuses it; null without a response. */
export type StepOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly status: string | null }

export type EncodingOutcome = { readonly kind: 'done'; readonly value: Blob } | { readonly kind: 'unreadable-wav' }

/** The server, the upload storage and the encoder as the work on a track needs them. */
export interface TrackApi {
  /** Returns the current link of the track; null if there is none. */
  readonly findTrack: (chapterVariationId: number) => Promise<StepOutcome<string | null>>
  readonly fetchWav: (link: string) => Promise<StepOutcome<Blob>>
  /** Encodes at 128 kbit/s. */
  readonly encodeMp3: (wav: Blob, onShare: (share: number) => void) => Promise<EncodingOutcome>
  readonly uploadMp3: (bookId: number, fileName: string, mp3: Blob) => Promise<StepOutcome<null>>
  readonly nameTrack: (chapterVariationId: number, fileName: string) => Promise<StepOutcome<null>>
  /** Resolves when the alignment has ended, to the server's reason if it failed. */
  readonly align: (
    plan: Extract<AlignmentPlan, { kind: 'align' }>,
    onProgress: OnProgress,
  ) => Promise<{ readonly kind: 'done'; readonly result: unknown } | { readonly kind: 'failed'; readonly text: string }>
}
