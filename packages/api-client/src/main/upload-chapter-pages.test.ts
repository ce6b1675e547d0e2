import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestKeys } from '../session/create-request-keys'
import { createSessionKeeper } from '../session/create-session-keeper'
import { uploadChapterPages } from './upload-chapter-pages'

interface SentUpload {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

/** Uploads that were sent, and the status of each response; null if the connection is lost. */
const sent: SentUpload[] = []
let statuses: (number | null)[] = []

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private address = ''
  private readonly headers: Record<string, string> = {}
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    sent.push({ address: this.address, headers: this.headers })
    const status = statuses.shift() ?? null
    this.status = status ?? 0
    this.responseText = status === 202 ? JSON.stringify({ jobId: 'a job' }) : ''
    this.dispatchEvent(new Event(status === null ? 'error' : 'load'))
  }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => void vi.unstubAllGlobals())

test('retries an upload without a response with the same key, and uses a new one afterwards', async () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const session = createSessionKeeper({
    baseUrl: 'http://lectern.test',
    storage,
    fetch: () => Promise.resolve(Response.json({})),
    nowSeconds: () => 0,
  })
  let count = 0
  const newKey = () => `key-${(count += 1)}`
  // As after a reload: only the storage is left.
  const openKeys = () => createRequestKeys({ storage, newKey, nowMs: () => 0, hash: () => Promise.resolve(null) })
  const upload = (name: string) =>
    uploadChapterPages({
      session,
      keys: openKeys(),
      chapterId: 4,
      variation: 'en',
      files: [new File(['a page'], name, { lastModified: 5 })],
      onProgress: () => undefined,
    })
  statuses = [null, 503, 202, 202, 202]
  const outcomes = [await upload('one.png'), await upload('one.png'), await upload('one.png'), await upload('one.png')]
  await upload('two.png')
  expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'accepted', 'accepted'])
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-3'])
  expect(sent[0]?.address).toBe('http://lectern.test/chapters/4/pages/upload')
})
