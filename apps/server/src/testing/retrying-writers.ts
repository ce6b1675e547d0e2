import { Page, PageVariation } from '@lectern/contracts/main'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'

/** Address and token of the server; both change when it restarts. */
export interface ServerAccess {
  url: string
  accessToken: string
}

/** Acknowledged writes of a writer: by a response, or by a read after a response was lost. */
export interface AcknowledgedWrites {
  readonly what: string
  readonly atMs: number
}

export interface Writer {
  readonly acknowledged: readonly AcknowledgedWrites[]
  /** Error that ended it early: a response that must never occur. */
  readonly problem: unknown
  /** Resolves when the last write is acknowledged. */
  end(): Promise<void>
}

interface ApiResponse {
  status: number
  tag: string
  body: unknown
}

const RETRY_MS = 30
/** Refused by a gateway, or with a token that has expired: the test signs in again when the server restarts. */
const AGAIN = new Set([401, 408, 429])
/** Pause between two writes, because each write stores the whole growing content. */
const PACE_MS = 100

/** Returns null if the outcome is unknown: the response was lost, or the server or a gateway failed. */
async function ask(
  { url, accessToken }: ServerAccess,
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<ApiResponse | null> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 500 || AGAIN.has(response.status)) return null
    return { status: response.status, tag: response.headers.get('etag') ?? '', body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Reads, with retries until the server responds. */
async function read(reached: ServerAccess, path: string): Promise<ApiResponse> {
  for (;;) {
    const response = await ask(reached, 'GET', path)
    if (response?.status === 200) return response
    if (response !== null) throw new Error(`GET ${path} answered ${response.status}: ${JSON.stringify(response.body)}`)
    await delay(RETRY_MS)
  }
}

function repeat(write: (turn: number) => Promise<string>): Writer {
  const acknowledged: AcknowledgedWrites[] = []
  const ending = new AbortController()
  let problem: unknown = null
  const work = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const what = await write(turn)
      acknowledged.push({ what, atMs: performance.now() })
      await delay(PACE_MS)
    }
  })()
  work.catch((error: unknown) => void (problem = error))
  return {
    acknowledged,
    get problem() {
      return problem
    },
    end: () => {
      ending.abort()
      return work
    },
  }
}

function refuse(what: string, { status, body }: ApiResponse): never {
  throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
}

export interface WrittenPage {
  pageId: number
  variationId: number
}

/** Appends words to a page: reads it, adds a word, and saves with the revision that it read. */
export function writeWords(reached: ServerAccess, { pageId, variationId }: WrittenPage, name: string): Writer {
  return repeat(async (turn) => {
    const id = `${name}-${turn}`
    for (;;) {
      const { tag, body } = await read(reached, `/api/page-variation?id=${variationId}`)
      const words = PageVariation.parse(body).rectData?.rectsByWords ?? []
      if (words.some((word) => word.id === id)) return id
      const rectData = { rects: [], rectsByWords: [...words, { id, x: 1, y: 2, width: 3, height: 4 }] }
      const saved = await ask(reached, 'PUT', '/page-variations/update-rect-data', {
        body: [{ pageId, variationId, variation: 'en', rectData }],
        headers: { 'if-match': tag },
      })
      if (saved?.status === 200) return id
      if (saved !== null && saved.status !== 412) refuse('saving words', saved)
      await delay(RETRY_MS * Math.random())
    }
  })
}

/** Appends triggers to a page in the same way. */
export function writeTriggers(reached: ServerAccess, { pageId }: WrittenPage, name: string): Writer {
  return repeat(async (turn) => {
    const id = `${name}-${turn}`
    for (;;) {
      const { tag, body } = await read(reached, `/pages/${pageId}`)
      const { popupTriggers } = Page.parse(body)
      if (popupTriggers.some((trigger) => trigger.id === id)) return id
      const saved = await ask(reached, 'POST', `/pages/${pageId}/content`, {
        body: { popupTriggers: [...popupTriggers, { id, x: 1, y: 2, width: 3, height: 4 }] },
        headers: { 'if-match': tag },
      })
      if (saved?.status === 200) return id
      if (saved !== null && saved.status !== 412) refuse('saving triggers', saved)
      await delay(RETRY_MS * Math.random())
    }
  })
}

/** Adds pages with an Idempotency-Key each, and retries with the same key without a response. */
export function addPages(reached: ServerAccess, chapterId: number, name: string): Writer {
  return repeat(async (turn) => {
    const page = `${name}-${turn}`
    const key = randomUUID()
    for (;;) {
      const created = await ask(reached, 'POST', `/chapters/${chapterId}/pages`, {
        body: { name: page },
        headers: { 'idempotency-key': key },
      })
      if (created?.status === 201) return page
      // 409: the first call is still running.
      if (created !== null && created.status !== 409) refuse('adding a page', created)
      await delay(RETRY_MS)
    }
  })
}

/** Uploads thumbnails of a page, each a pixel wider than the last. Returns the width of each. */
export function setThumbnails(reached: ServerAccess, chapterId: number, { pageId }: WrittenPage): Writer {
  return repeat(async (turn) => {
    const width = turn + 1
    const image = await sharp({ create: { width, height: 1, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    for (;;) {
      const form = new FormData()
      form.set('variation', 'en')
      form.set('thumbnail', new Blob([new Uint8Array(image)]), 'small.png')
      const path = `/chapters/${chapterId}/page/${pageId}/variation/thumbnail`
      const set = await ask(reached, 'POST', path, { body: form })
      if (set?.status === 200) return String(width)
      if (set !== null) refuse('setting a thumbnail', set)
      await delay(RETRY_MS)
    }
  })
}
