import { createSessionKeeper, type SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar } from '@lectern/reader-ui'
import { describe, expect, it } from 'vitest'
import { adoptHostToken, adoptToken } from './adopt-token'

function scene(search: string): {
  readonly bar: AddressBar
  readonly session: SessionKeeper
  readonly kept: ReadonlyMap<string, string>
} {
  let shown = search
  const kept = new Map<string, string>()
  return {
    kept,
    bar: {
      search: () => shown,
      subscribe: () => () => undefined,
      push: () => undefined,
      replace(next) {
        shown = next
      },
      index: () => null,
    },
    session: createSessionKeeper({
      baseUrl: '',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      fetch: () => Promise.reject(new Error('Nothing is to be asked.')),
      nowSeconds: () => 0,
    }),
  }
}
const tokenOf = (user: object) => Buffer.from(JSON.stringify(user)).toString('base64url')

describe('adoptToken', () => {
  it("signs in and stores the token's user, and removes only the token from the address [NAV-003]", () => {
    const token = tokenOf({ accessToken: 'access', refreshToken: 'refresh', id: 7, email: 'reader@example.org' })
    const { bar, session, kept } = scene(`?book=3&token=${token}&page=5`)
    adoptToken(bar, session)
    expect(bar.search()).toBe('?book=3&page=5')
    const user = { accessToken: 'access', refreshToken: 'refresh', id: 7, email: 'reader@example.org' }
    expect(session.current()).toMatchObject(user)
    expect([...kept.values()].map((text): unknown => JSON.parse(text))).toEqual([expect.objectContaining(user)])
  })
  it('removes an invalid token from the address without changing the session', () => {
    const { bar, session } = scene('?token=%%%&book=3')
    const before = { accessToken: 'a', refreshToken: 'b', id: 1, email: 'x@example.org', role: 'user' as const }
    session.signedIn(before)
    adoptToken(bar, session)
    expect(bar.search()).toBe('?book=3')
    expect(session.current()).toEqual(before)
  })
  it('leaves an address without a token unchanged', () => {
    const { bar, session } = scene('?book=3')
    adoptToken(bar, session)
    expect(bar.search()).toBe('?book=3')
    expect(session.current()).toBeNull()
  })
})

describe('adoptHostToken', () => {
  it('signs in the reader whom the host page knows, unless somebody is signed in', () => {
    const { session } = scene('?book=3')
    adoptHostToken(session, 'nonsense')
    expect(session.current()).toBeNull()
    adoptHostToken(session, tokenOf({ accessToken: 'first', id: 7 }))
    adoptHostToken(session, tokenOf({ accessToken: 'second', id: 8 }))
    expect(session.current()).toMatchObject({ accessToken: 'first', id: 7 })
  })
})
