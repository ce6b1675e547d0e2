import type { DeskChapter } from '../desk-plan/desk-chapter'
import { stay, type Step } from '../desk-plan/step'

export interface UploadState {
  readonly work:
    | { readonly kind: 'idle' }
    /** Fraction of the bytes that are sent, 0 to 1. */
    | { readonly kind: 'sending'; readonly files: number; readonly sentFraction: number }
    | { readonly kind: 'importing'; readonly done: number; readonly total: number }
    /** The pages are there and the chapter is read again. */
    | { readonly kind: 'loading'; readonly pages: number; readonly addedIds: readonly number[] }
    | { readonly kind: 'failed'; readonly reason: string; readonly step: 'import' | 'reload' }
  /** Files that did not become pages; those without a message have a type that cannot be imported. */
  readonly skipped: readonly { readonly file: string; readonly message: string | null; readonly page?: number }[]
}

export const notUploading: UploadState = { work: { kind: 'idle' }, skipped: [] }

export type UploadEvent =
  | { readonly kind: 'files-chosen'; readonly files: readonly File[] }
  | { readonly kind: 'files-rejected'; readonly names: readonly string[] }
  | { readonly kind: 'upload-progressed'; readonly sentFraction: number }
  | { readonly kind: 'import-progressed'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'pages-imported'
      readonly pages: number
      readonly addedIds: readonly number[]
      readonly problems: UploadState['skipped']
    }
  | { readonly kind: 'upload-failed'; readonly reason: string }
  /** `failure` null: the chapter shows the new pages. */
  | { readonly kind: 'uploaded-pages-loaded'; readonly failure: string | null }
  | { readonly kind: 'upload-dismissed' }
  | { readonly kind: 'skipped-files-dismissed' }

/** Uploads page images and PDFs and follows the import until the pages are shown. */
export function stepUpload(state: UploadState, event: UploadEvent, chapter: DeskChapter): Step<UploadState> {
  switch (event.kind) {
    case 'files-chosen':
      return {
        state: { ...state, work: { kind: 'sending', files: event.files.length, sentFraction: 0 } },
        effects: [{ do: 'upload', files: event.files, pageIds: chapter.pageIdsWithoutImage }],
      }
    case 'files-rejected':
      return stay({ ...state, skipped: [...state.skipped, ...event.names.map((file) => ({ file, message: null }))] })
    case 'upload-progressed': {
      const { work } = state
      return stay(work.kind === 'sending' ? { ...state, work: { ...work, sentFraction: event.sentFraction } } : state)
    }
    case 'import-progressed':
      return stay({ ...state, work: { kind: 'importing', done: event.done, total: event.total } })
    case 'pages-imported':
      return {
        state: {
          skipped: [...state.skipped, ...event.problems],
          work: { kind: 'loading', pages: event.pages, addedIds: event.addedIds },
        },
        effects: [{ do: 'refresh', purpose: 'upload' }],
      }
    case 'upload-failed':
      return stay({ ...state, work: { kind: 'failed', step: 'import', reason: event.reason } })
    case 'uploaded-pages-loaded': {
      if (event.failure !== null) {
        return stay({ ...state, work: { kind: 'failed', step: 'reload', reason: event.failure } })
      }
      const { work } = state
      const isAdded = work.kind === 'loading' && work.pages > 0
      return {
        state: { ...state, work: { kind: 'idle' } },
        effects: isAdded
          ? [{ do: 'notify', notice: { kind: 'pages-added', count: work.pages, addedIds: work.addedIds } }]
          : [],
      }
    }
    case 'upload-dismissed':
      return stay({ ...state, work: { kind: 'idle' } })
    case 'skipped-files-dismissed':
      return stay({ ...state, skipped: [] })
  }
}
