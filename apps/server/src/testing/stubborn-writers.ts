import { Page, PageVariation } from '@lectern/contracts/main'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** The server as its clients see it; both change when it is started again. */
export interface Reached {
  url: string
  accessToken: string
}

/** What has been acknowledged to a writer: by an answer, or by reading it after a reply was lost. */
export interface Acknowledged {
  readonly what: string
  readonly atMs: number
}

export interface Writer {
  readonly acknowledged: readonly Acknowledged[]
  /** What ended it before its time: an answer that nobody may get. */
  readonly problem: unknown
  /** Settles when the last write is acknowledged. */
  end(): Promise<void>
}

interface Answer {
  status: number
  tag: string
  body: unknown
}

const RETRY_MS = 30
/** Between two writes: what is written grows, and each write is kept whole. */
const PACE_MS = 100

/** Null when nobody knows whether it was done: the reply was lost, or the server failed. */
async function ask(
  { url, accessToken }: Reached,
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer | null> {
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status >= 500) return null
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Reads until it is answered. */
async function read(reached: Reached, path: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(reached, 'GET', path)
    if (answer?.status === 200) return answer
    if (answer !== null) throw new Error(`GET ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    await delay(RETRY_MS)
  }
}

function repeat(write: (turn: number) => Promise<string>): Writer {
  const acknowledged: Acknowledged[] = []
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

function refuse(what: string, { status, body }: Answer): never {
  throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
}

export interface WrittenPage {
  pageId: number
  variationId: number
}

/** Appends words to a page: reads it, merges its own word in, and saves on the revision that it read. */
export function writeWords(reached: Reached, { pageId, variationId }: WrittenPage, name: string): Writer {
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

/** The same with the triggers of a page. */
export function writeTriggers(reached: Reached, { pageId }: WrittenPage, name: string): Writer {
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

const Pages = z.array(z.object({ name: z.string().nullable() }))

/** Adds pages, each under an Idempotency-Key: who gets no answer asks again with the same one. */
export function addPages(reached: Reached, chapterId: number, name: string): Writer {
  return repeat(async (turn) => {
    const page = `${name}-${turn}`
    let key = randomUUID()
    for (;;) {
      const made = await ask(reached, 'POST', `/chapters/${chapterId}/pages`, {
        body: { name: page },
        headers: { 'idempotency-key': key },
      })
      if (made?.status === 201) return page
      if (made?.status === 409) {
        // Nobody knows how far the first call came: what there is tells.
        const { body } = await read(reached, `/chapters/${chapterId}/page/details`)
        if (Pages.parse(body).some((one) => one.name === page)) return page
        key = randomUUID()
      } else if (made !== null) refuse('adding a page', made)
      await delay(RETRY_MS)
    }
  })
}

/** Gives a page one thumbnail after the other; answers what each of them holds. */
export function setThumbnails(reached: Reached, chapterId: number, { pageId }: WrittenPage): Writer {
  return repeat(async (turn) => {
    // The head of a PNG of one pixel, which is all that is looked at.
    const head = '\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR\0\0\0\u{1}\0\0\0\u{1}'
    const content = `${head}thumbnail ${turn} of page ${pageId}`
    for (;;) {
      const form = new FormData()
      form.set('variation', 'en')
      form.set('thumbnail', new Blob([Buffer.from(content, 'latin1')]), 'small.png')
      const path = `/chapters/${chapterId}/page/${pageId}/variation/thumbnail`
      const set = await ask(reached, 'POST', path, { body: form })
      if (set?.status === 200) return content
      if (set !== null) refuse('setting a thumbnail', set)
      await delay(RETRY_MS)
    }
  })
}
