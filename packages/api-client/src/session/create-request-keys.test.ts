import { describe, expect, it } from 'vitest'
import { createRequestKeys } from './create-request-keys'
import { openStorage } from './open-storage'

function makeTab() {
  const values = new Map<string, string>()
  const stored = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  let count = 0
  let nowMs = 0
  const storage = openStorage(() => stored)
  const load = () =>
    createRequestKeys({
      storage,
      newKey: () => `key-${(count += 1)}`,
      nowMs: () => nowMs,
      hash: (text) => Promise.resolve(text),
    })
  return { load, values, wait: (ms: number) => void (nowMs += ms) }
}
const post = (path: string, body: unknown) =>
  new Request(`http://lectern.test${path}`, { method: 'POST', body: JSON.stringify(body) })
const newBook = (title = 'Owls') => post('/books', { title })

describe('the key of a request', () => {
  it('is a new one after the server has answered', async () => {
    const keys = makeTab().load()
    for (const [status, key] of [
      [201, 'key-1'],
      [422, 'key-2'],
      [201, 'key-3'],
    ] as const) {
      const started = await keys.begin(newBook())
      expect(started?.key).toBe(key)
      started?.end(status)
    }
  })

  it.each([null, 500, 503, 401, 409, 429])('is the same again after %s', async (status) => {
    const keys = makeTab().load()
    const started = await keys.begin(newBook())
    started?.end(status)
    expect((await keys.begin(newBook()))?.key).toBe(started?.key)
  })

  it('is the same for an equal form that was not answered, also after a reload', () => {
    const tab = makeTab()
    const content = JSON.stringify(['/chapters/1/pages/upload', [['one.png', 5, 0]]])
    const started = tab.load().beginForm(content)
    started.end(null)
    const again = tab.load().beginForm(content)
    expect([again.key, tab.load().beginForm('another form').key]).toEqual([started.key, 'key-2'])
    again.end(202)
    expect(tab.load().beginForm(content).key).toBe('key-3')
  })

  it('is the same after a reload in the middle of the request, for a day', async () => {
    const tab = makeTab()
    await tab.load().begin(newBook())
    expect((await tab.load().begin(newBook()))?.key).toBe('key-1')
    tab.wait(24 * 3_600_000)
    expect((await tab.load().begin(newBook()))?.key).toBe('key-2')
  })

  it('belongs to the content of the request', async () => {
    const keys = makeTab().load()
    ;(await keys.begin(newBook()))?.end(null)
    expect((await keys.begin(newBook('Hens')))?.key).toBe('key-2')
  })

  it('differs for two equal requests at the same time', async () => {
    const keys = makeTab().load()
    const [one, other] = [await keys.begin(newBook()), await keys.begin(newBook())]
    expect([one?.key, other?.key]).toEqual(['key-1', 'key-2'])
  })

  it('is null for reads, other writes and sign-ins, of which nothing is stored', async () => {
    const tab = makeTab()
    const keys = tab.load()
    for (const request of [
      new Request('http://lectern.test/books'),
      new Request('http://lectern.test/books/7', { method: 'PUT', body: '{}' }),
      post('/auth/login', { password: 'secret' }),
      post('/api/auth/signin', { password: 'secret' }),
    ])
      expect(await keys.begin(request)).toBeNull()
    expect([...tab.values]).toEqual([])
  })

  it('is a new one for each form', async () => {
    const keys = makeTab().load()
    const send = () => {
      const body = new FormData()
      body.set('variation', 'en')
      return keys.begin(new Request('http://lectern.test/chapters/1/pages/upload', { method: 'POST', body }))
    }
    ;(await send())?.end(null)
    expect((await send())?.key).toBe('key-2')
  })

  it('ignores a stored value of another program', async () => {
    const tab = makeTab()
    tab.values.set('unansweredRequests', '[{')
    expect((await tab.load().begin(newBook()))?.key).toBe('key-1')
  })
})
