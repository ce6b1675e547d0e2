import type { SessionKeeper } from '@lectern/api-client/session'
import { expect, it, vi } from 'vitest'
import { fetchEarly } from './fetch-early'

const signedIn = { id: 3, accessToken: 'a', refreshToken: 'r', email: 'a@lectern.test', role: 'user' } as const
const baseUrl = 'https://lectern.test'

function open({ author = 3, fails = false }: { readonly author?: number | null; readonly fails?: boolean } = {}) {
  let id = author
  let tooOld = () => {}
  const listeners = new Set<() => void>()
  let calls = 0
  const fetch = vi.fn<SessionKeeper['fetch']>(async (input, init) => {
    calls += 1
    if (fails && calls === 1) throw new TypeError('offline')
    return new Response(`${calls} ${new Request(input, init).url}`)
  })
  const session: SessionKeeper = {
    baseUrl,
    current: () => (id === null ? null : { ...signedIn, id }),
    signedIn: () => {},
    signedOut: () => {},
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fetch,
  }
  const early = fetchEarly(session, { paths: ['/book?a=1'], later: (task) => void (tooOld = task) })
  return {
    fetch,
    wait: () => tooOld(),
    become(next: number) {
      id = next
      for (const listener of listeners) listener()
    },
    read: async (path = '/book?a=1', init?: RequestInit) => (await early.fetch(baseUrl + path, init)).text(),
  }
}

it('answers the first call for a path with the response that was requested before it', async () => {
  const { fetch, read } = open()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await read('/other')).toMatch(/^2 /)
  expect(await read()).toBe(`1 ${baseUrl}/book?a=1`)
  expect(await read()).toMatch(/^3 /)
})

it('answers neither a call that writes, nor one that comes too late, nor that of another author', async () => {
  expect(await open().read('/book?a=1', { method: 'POST' })).toMatch(/^2 /)
  const late = open()
  late.wait()
  expect(await late.read()).toMatch(/^2 /)
  const other = open()
  other.become(4)
  expect(await other.read()).toMatch(/^2 /)
})

it('sends a call again whose early request has failed, and none without an author', async () => {
  const failed = open({ fails: true })
  await vi.waitFor(() => expect(failed.fetch.mock.results).toHaveLength(1))
  await Promise.resolve()
  expect(await failed.read()).toMatch(/^2 /)
  expect(open({ author: null }).fetch).not.toHaveBeenCalled()
})
