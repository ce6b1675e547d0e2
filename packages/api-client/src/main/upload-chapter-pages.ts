import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import type { RequestKeys } from '../session/create-request-keys'
import type { SessionKeeper } from '../session/create-session-keeper'

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
  // A cheap call first: it refreshes a token that is about to expire, which an XMLHttpRequest cannot do.
  const { session } = options
  const check = await session.fetch(`${session.baseUrl}/api/speech/subscription`).catch(() => null)
  if (check?.status === 401)
    return { kind: 'failed', failure: readFailureBody(401, await check.json().catch(() => null)) }
  const body = new FormData()
  body.set('variation', options.variation)
  if (options.pageIds) body.set('pages', JSON.stringify(options.pageIds.map((pageId) => ({ pageId }))))
  for (const file of options.files) body.append('files', file, file.name)
  const path = `/chapters/${options.chapterId}/pages/upload`
  const started = options.keys.beginForm(describeUpload(path, options))
  return new Promise((settle) => {
    const request = new XMLHttpRequest()
    const resolve = (outcome: UploadOutcome): void => {
      started.end(outcome.kind === 'accepted' ? request.status : outcome.failure.status || null)
      settle(outcome)
    }
    request.open('POST', session.baseUrl + path)
    request.setRequestHeader('idempotency-key', started.key)
    request.setRequestHeader('prefer', 'respond-async')
    const token = session.current()?.accessToken
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const responseBody = parseJson(request.responseText)
      const jobId: unknown =
        typeof responseBody === 'object' && responseBody !== null ? Reflect.get(responseBody, 'jobId') : undefined
      if (request.status === 202 && typeof jobId === 'string') resolve({ kind: 'accepted', jobId })
      else resolve({ kind: 'failed', failure: readFailureBody(request.status, responseBody) })
    })
    const fail = (code: string) => () => resolve({ kind: 'failed', failure: { status: 0, code, msg: '' } })
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('aborted'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/** Returns a text that is equal for equal uploads, as far as names, sizes and dates tell. */
function describeUpload(path: string, { variation, pageIds, files }: UploadChapterPagesOptions): string {
  const described = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([path, variation, pageIds ?? null, described])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A failure may come from a proxy in HTML; then only the status is reported.
    return null
  }
}
