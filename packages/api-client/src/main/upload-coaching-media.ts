import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import type { SessionKeeper } from '../session/create-session-keeper'
import { sendForm } from './send-form'

export interface UploadCoachingMediaOptions {
  readonly session: SessionKeeper
  readonly bookId: number
  /** Id of the coaching point or trigger: letters, digits, hyphens and underscores. */
  readonly markId: string
  readonly kind: 'audio' | 'subtitles'
  readonly file: File
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
}

export type MediaUploadOutcome =
  /** The link can be played immediately and stored in a mark of the book. */
  { readonly kind: 'stored'; readonly link: string } | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** Uploads a sound or subtitles of a coaching point with progress. */
export async function uploadCoachingMedia(options: UploadCoachingMediaOptions): Promise<MediaUploadOutcome> {
  const { session, bookId, markId, kind, file, onProgress } = options
  const body = new FormData()
  body.append('files', file, file.name)
  const path = `/books/${bookId}/coaching/${encodeURIComponent(markId)}/${kind}`
  const response = await sendForm({ session, path, body, onProgress })
  if (response.kind === 'lost') return { kind: 'failed', failure: { status: 0, code: response.code, msg: '' } }
  const link = response.status === 200 ? readLink(response.body) : null
  return link === null
    ? { kind: 'failed', failure: readFailureBody(response.status, response.body) }
    : { kind: 'stored', link }
}

function readLink(body: unknown): string | null {
  const files: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'files') : undefined
  const first: unknown = Array.isArray(files) ? files[0] : undefined
  const link: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'link') : undefined
  return typeof link === 'string' ? link : null
}
