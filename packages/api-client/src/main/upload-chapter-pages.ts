import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import type { RequestKeys } from '../session/create-request-keys'
import type { SessionKeeper } from '../session/create-session-keeper'
import { sendForm, type FormResponse } from './send-form'

export interface UploadChapterPagesOptions {
  readonly session: SessionKeeper
  /** Keys by which an upload whose answer was lost is done once when it is tried again. */
  readonly keys: Pick<RequestKeys, 'beginForm'>
  readonly chapterId: number
  readonly variation: string
  readonly files: readonly File[]
  /** Pages that get the files as another language variation, in the order of the files. */
  readonly pageIds?: readonly number[]
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal
}

export type UploadOutcome =
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** Uploads page images and PDFs of a chapter with progress. Resolves with the job that creates the pages. */
export async function uploadChapterPages(options: UploadChapterPagesOptions): Promise<UploadOutcome> {
  const body = new FormData()
  body.set('variation', options.variation)
  if (options.pageIds) body.set('pages', JSON.stringify(options.pageIds.map((pageId) => ({ pageId }))))
  for (const file of options.files) body.append('files', file, file.name)
  const path = `/chapters/${options.chapterId}/pages/upload`
  const started = options.keys.beginForm(describeUpload(path, options))
  const response = await sendForm({
    session: options.session,
    path,
    body,
    headers: { 'idempotency-key': started.key, prefer: 'respond-async' },
    onProgress: options.onProgress,
    signal: options.signal,
  })
  const outcome = readOutcome(response)
  started.end(outcome.kind === 'accepted' ? 202 : outcome.failure.status || null)
  return outcome
}

function readOutcome(response: FormResponse): UploadOutcome {
  if (response.kind === 'lost') return { kind: 'failed', failure: { status: 0, code: response.code, msg: '' } }
  const { status, body } = response
  const jobId: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'jobId') : undefined
  return status === 202 && typeof jobId === 'string'
    ? { kind: 'accepted', jobId }
    : { kind: 'failed', failure: readFailureBody(status, body) }
}

/** Returns a text that is equal for equal uploads, as far as names, sizes and dates tell. */
function describeUpload(path: string, { variation, pageIds, files }: UploadChapterPagesOptions): string {
  const described = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([path, variation, pageIds ?? null, described])
}
