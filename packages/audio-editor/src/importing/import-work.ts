import type { AlignmentPlan, PageToAlign } from '../generation/plan-alignment'
import type { AlignmentReport } from './read-alignment-report'

/** The files of a recording, in the order of their pages. */
export interface RecordingSource {
  readonly files: readonly NamedSound[]
  /** Seconds at the beginning that are left out. */
  readonly startsAt: number
}

export interface NamedSound {
  readonly name: string
  readonly sound: Blob
}

/** The next step of an import, with the results of the steps before it, so that it can be repeated alone. */
export type ImportStage =
  /** Makes an MP3 of the files. `share`: the fraction that is done. */
  | { readonly step: 'prepare'; readonly source: RecordingSource; readonly share: number }
  | { readonly step: 'upload'; readonly fileName: string; readonly mp3: Blob }
  | { readonly step: 'name'; readonly fileName: string }
  | { readonly step: 'align'; readonly done: number; readonly total: number }
  /** Loads the chapter with its new track. */
  | { readonly step: 'load'; readonly report: AlignmentReport | null }

/** A recording on its way to become the narration of the chapter. */
export interface RecordingImport {
  /** Name of the author's file. */
  readonly recordingName: string
  readonly pages: readonly PageToAlign[]
  readonly stage: ImportStage
}

/** The reason why a step failed. */
export type ImportFailure =
  | { readonly kind: 'unreadable' | 'empty' | 'too-long' | 'too-long-to-cut'; readonly fileName: string }
  /** A call was refused. `status`: the status text of its response; null without a response. */
  | { readonly kind: 'call'; readonly step: 'upload' | 'name'; readonly status: string | null }
  /** The recording is the track; its words have no times. `text` is the server's own, empty if it sent none. */
  | { readonly kind: 'not-aligned'; readonly text: string }
  | { readonly kind: 'not-loaded' | 'other' }

export type ImportWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'importing'; readonly recording: RecordingImport }
  | { readonly kind: 'failed'; readonly recording: RecordingImport; readonly failure: ImportFailure }
  /** `report` is null if the server sent none. */
  | { readonly kind: 'imported'; readonly recordingName: string; readonly report: AlignmentReport | null }

export type ImportEffect =
  | { readonly do: 'prepare-recording'; readonly source: RecordingSource }
  | { readonly do: 'upload-recording'; readonly bookId: number; readonly fileName: string; readonly mp3: Blob }
  | { readonly do: 'name-recording'; readonly chapterVariationId: number; readonly fileName: string }
  | {
      readonly do: 'align-recording'
      readonly plan: Extract<AlignmentPlan, { kind: 'align' }>
      readonly pages: readonly PageToAlign[]
    }
  | { readonly do: 'load-recording' }
