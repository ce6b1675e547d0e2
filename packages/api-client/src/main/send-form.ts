import type { SessionKeeper } from '../session/create-session-keeper'

export interface FormToSend {
  readonly session: SessionKeeper
  readonly path: string
  readonly body: FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

/** The response to a form. `body` is parsed JSON; null for none and for any other text. */
export type FormResponse =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'lost'; readonly code: 'network' | 'aborted' }

/** Posts a form with progress, which `fetch` cannot report. */
export async function sendForm({
  session,
  path,
  body,
  headers = {},
  onProgress,
  signal,
}: FormToSend): Promise<FormResponse> {
  // A cheap call first: it refreshes a token that is about to expire, which an XMLHttpRequest cannot do.
  const check = await session.fetch(`${session.baseUrl}/api/speech/subscription`).catch(() => null)
  if (check?.status === 401) return { kind: 'answered', status: 401, body: await check.json().catch(() => null) }
  if (signal?.aborted === true) return { kind: 'lost', code: 'aborted' }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', session.baseUrl + path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const token = session.current()?.accessToken
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () =>
      resolve({ kind: 'answered', status: request.status, body: parseJson(request.responseText) }),
    )
    request.addEventListener('error', () => resolve({ kind: 'lost', code: 'network' }))
    request.addEventListener('abort', () => resolve({ kind: 'lost', code: 'aborted' }))
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
