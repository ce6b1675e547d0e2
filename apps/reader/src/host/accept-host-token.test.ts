import { createSessionKeeper } from '@lectern/api-client/session'
import { expect, it } from 'vitest'
import { acceptHostToken } from './accept-host-token'

const tokenOf = (user: object) => Buffer.from(JSON.stringify(user)).toString('base64url')

it('signs in the reader of a token, and says why another one or an unreadable one is refused', () => {
  const session = createSessionKeeper({
    baseUrl: '',
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: () => Promise.reject(new Error('Nothing is to be asked.')),
    nowSeconds: () => 0,
  })
  expect(acceptHostToken(session, 'nonsense')).toBe('unreadable-token')
  expect(session.current()).toBeNull()
  expect(acceptHostToken(session, tokenOf({ accessToken: 'first', id: 7 }))).toBeNull()
  expect(acceptHostToken(session, tokenOf({ accessToken: 'second', id: 8 }))).toBe('other-reader')
  expect(acceptHostToken(session, tokenOf({ accessToken: 'third', id: 7 }))).toBeNull()
  expect(acceptHostToken(session, 'nonsense')).toBe('unreadable-token')
  expect(session.current()).toMatchObject({ accessToken: 'first', id: 7 })
})
