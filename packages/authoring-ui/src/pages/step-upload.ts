import type { DeskChapter } from '../desk-plan/desk-chapter'
import { stay, type Step } from '../desk-plan/step'

export interface UploadState {
  readonly work:
    | { readonly kind: 'idle' }
    /** Fraction of the bytes that are sent, 0 to 1. */
    | (Cancellable & { readonly kind: 'sending'; readonly files: readonly File[]; readonly sentFraction: number })
    | (Cancellable & { readonly kind: 'importing'; readonly done: number; readonly total: number })
    /** The pages get the images of another language. */
    | { readonly kind: 'taking-over' }
    /** The pages are there and the chapter is read again. */
    | (AddedPages & { readonly kind: 'loading' })
    /** `files` can be sent again; null once the server had them, which may have made pages of some. */
    | {
        readonly kind: 'failed'
        readonly step: 'import'
        readonly reason: string
        readonly files: readonly File[] | null
      }
    /** The pages are there, but the chapter could not be read again. */
    | (AddedPages & { readonly kind: 'failed'; readonly step: 'reload'; readonly reason: string })
  /** Files that did not become pages; those without a message have a type that cannot be imported. */
  readonly skipped: readonly { readonly file: string; readonly message: string | null; readonly page?: number }[]
  /** The author has seen them; until then, the files that were dropped with them do not end the note. */
  readonly isSkippedSeen: boolean
}

interface Cancellable {
  /** The author has cancelled the work, and the server has not ended it yet. */
  readonly isCancelling: boolean
}

interface AddedPages {
  readonly pages: number
  readonly addedIds: readonly number[]
}

export const notUploading: UploadState = { work: { kind: 'idle' }, skipped: [], isSkippedSeen: false }

/** Returns true if the upload failed and can be done again. */
export function canRetryUpload({ work }: UploadState): boolean {
  return work.kind === 'failed' && (work.step === 'reload' || work.files !== null)
}

export type UploadEvent =
  | { readonly kind: 'files-chosen'; readonly files: readonly File[] }
  | { readonly kind: 'images-elsewhere-chosen'; readonly from: string }
  | { readonly kind: 'files-rejected'; readonly names: readonly string[] }
  | { readonly kind: 'upload-progressed'; readonly sentFraction: number }
  | { readonly kind: 'import-progressed'; readonly done: number; readonly total: number }
  | (AddedPages & { readonly kind: 'pages-imported'; readonly problems: UploadState['skipped'] })
  | { readonly kind: 'upload-failed'; readonly reason: string }
  /** `failure` null: the chapter shows the new pages. */
  | { readonly kind: 'uploaded-pages-loaded'; readonly failure: string | null }
  /** Ends the upload; pages that are imported already stay. */
  | { readonly kind: 'upload-cancelled' }
  | { readonly kind: 'upload-cancel-failed'; readonly reason: string }
  /** Sends the same files again, or reads the chapter again. */
  | { readonly kind: 'upload-retried' }
  | { readonly kind: 'upload-dismissed' }
  | { readonly kind: 'skipped-files-seen' }
  | { readonly kind: 'skipped-files-dismissed' }

/** Uploads page images and PDFs and follows the import until the pages are shown. */
export function stepUpload(state: UploadState, event: UploadEvent, chapter: DeskChapter): Step<UploadState> {
  switch (event.kind) {
    case 'files-chosen':
      return sendFiles(withoutSeen(state), event.files, chapter)
    case 'images-elsewhere-chosen':
      return {
        state: { ...withoutSeen(state), work: { kind: 'taking-over' } },
        effects: [{ do: 'take-over-images', from: event.from }],
      }
    case 'files-rejected':
      return stay(addSkipped(withoutSeen(state), event.names.map(toRejected)))
    case 'upload-progressed': {
      const { work } = state
      return stay(work.kind === 'sending' ? { ...state, work: { ...work, sentFraction: event.sentFraction } } : state)
    }
    case 'import-progressed':
      return stay({
        ...state,
        work: { kind: 'importing', done: event.done, total: event.total, isCancelling: isCancelling(state) },
      })
    case 'pages-imported':
      return loadPages(addSkipped(state, event.problems), event)
    case 'upload-failed':
      return isCancelling(state) ? endCancelled(state) : fail(state, event.reason)
    case 'upload-cancelled':
      return isCancelling(state) ? stay(state) : markCancelling(state, true, [{ do: 'cancel-upload' }])
    case 'upload-cancel-failed':
      return markCancelling(state, false, [{ do: 'notify', notice: { kind: 'cancel-failed', reason: event.reason } }])
    case 'uploaded-pages-loaded':
      return endLoading(state, event.failure)
    case 'upload-retried':
      return retry(withoutSeen(state), chapter)
    case 'upload-dismissed':
      return stay({ ...state, work: { kind: 'idle' } })
    case 'skipped-files-seen':
      return stay({ ...state, isSkippedSeen: true })
    case 'skipped-files-dismissed':
      return stay({ ...state, skipped: [] })
  }
}

const toRejected = (file: string) => ({ file, message: null })

function addSkipped(state: UploadState, files: UploadState['skipped']): UploadState {
  return files.length === 0 ? state : { ...state, skipped: [...state.skipped, ...files], isSkippedSeen: false }
}

/** Ends the note on files that were skipped before. */
function withoutSeen(state: UploadState): UploadState {
  return state.isSkippedSeen ? { ...state, skipped: [], isSkippedSeen: false } : state
}

function sendFiles(state: UploadState, files: readonly File[], chapter: DeskChapter): Step<UploadState> {
  return {
    state: { ...state, work: { kind: 'sending', files, sentFraction: 0, isCancelling: false } },
    effects: [{ do: 'upload', files, pageIds: chapter.pageIdsWithoutImage }],
  }
}

/** Reads the chapter again, which has the new pages now. */
function loadPages(state: UploadState, { pages, addedIds }: AddedPages): Step<UploadState> {
  return {
    state: { ...state, work: { kind: 'loading', pages, addedIds } },
    effects: [{ do: 'refresh', purpose: 'upload' }],
  }
}

function fail(state: UploadState, reason: string): Step<UploadState> {
  const files = state.work.kind === 'sending' ? state.work.files : null
  return stay({ ...state, work: { kind: 'failed', step: 'import', reason, files } })
}

function isCancelling({ work }: UploadState): boolean {
  return (work.kind === 'sending' || work.kind === 'importing') && work.isCancelling
}

/** Changes nothing once the upload has ended. */
function markCancelling(
  state: UploadState,
  isMarked: boolean,
  effects: Step<UploadState>['effects'],
): Step<UploadState> {
  const { work } = state
  if (work.kind !== 'sending' && work.kind !== 'importing') return stay(state)
  return { state: { ...state, work: { ...work, isCancelling: isMarked } }, effects }
}

/** Shows the pages that were imported before the author cancelled. */
function endCancelled(state: UploadState): Step<UploadState> {
  if (state.work.kind === 'sending') return stay({ ...state, work: { kind: 'idle' } })
  return loadPages(state, { pages: 0, addedIds: [] })
}

function endLoading(state: UploadState, failure: string | null): Step<UploadState> {
  const { work } = state
  if (work.kind !== 'loading') return stay(state)
  const { pages, addedIds } = work
  if (failure !== null) {
    return stay({ ...state, work: { kind: 'failed', step: 'reload', reason: failure, pages, addedIds } })
  }
  return {
    state: { ...state, work: { kind: 'idle' } },
    effects: pages > 0 ? [{ do: 'notify', notice: { kind: 'pages-added', count: pages, addedIds } }] : [],
  }
}

/** Does again what failed. The server recognises an upload that it got although its response was lost. */
function retry(state: UploadState, chapter: DeskChapter): Step<UploadState> {
  const { work } = state
  if (work.kind !== 'failed') return stay(state)
  if (work.step === 'reload') return loadPages(state, work)
  return work.files === null ? stay(state) : sendFiles(state, work.files, chapter)
}
