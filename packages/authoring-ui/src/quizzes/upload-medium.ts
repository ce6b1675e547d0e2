import { readFailureBody, type ApiFailure, type SessionKeeper } from '@lectern/api-client/session'

export interface UploadMediumOptions {
  readonly session: SessionKeeper
  readonly file: File
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Cancels the upload. */
  readonly signal?: AbortSignal
}

export type MediumUpload =
  | { readonly kind: 'uploaded'; readonly url: string; readonly contentType: string }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** Uploads a picture, sound or video with progress. Never rejects. */
export async function uploadMedium({ session, file, onProgress, signal }: UploadMediumOptions): Promise<MediumUpload> {
  // A cheap call first: it refreshes a token that is about to expire, which an XMLHttpRequest cannot do.
  await session.fetch(`${session.baseUrl}/api/speech/subscription`).catch(() => null)
  const body = new FormData()
  body.set('file', file, file.name)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${session.baseUrl}/api/upload`)
    const token = session.current()?.accessToken
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const response = parseJson(request.responseText)
      const url: unknown = Reflect.get(Object(response), 'url')
      const contentType: unknown = Reflect.get(Object(response), 'contentType')
      if (request.status === 200 && typeof url === 'string' && typeof contentType === 'string') {
        resolve({ kind: 'uploaded', url, contentType })
      } else resolve({ kind: 'failed', failure: readFailureBody(request.status, response) })
    })
    const fail = (code: string) => () => resolve({ kind: 'failed', failure: { status: 0, code, msg: '' } })
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('aborted'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A failure may come from a proxy in HTML; then only the status is reported.
    return null
  }
}
