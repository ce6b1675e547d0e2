import { describe, expect, test } from 'vitest'
import { readToken } from './read-token'

/** Returns base64 of the text's UTF-8 bytes. */
const base64 = (text: string) =>
  btoa(encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))

const base64Url = (value: unknown) =>
  base64(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

describe('readToken', () => {
  const user = { accessToken: 'acc', refreshToken: 'ref', id: '7', email: 'zoë@例え.example' }

  test('reads the user from base64url JSON [NAV-004 DATA-021]', () => {
    expect(readToken(base64Url(user))).toEqual({ kind: 'ok', user })
    expect(readToken(base64Url({ ...user, id: 7, more: true }))).toEqual({ kind: 'ok', user })
    expect(readToken(base64(JSON.stringify(user)))).toEqual({ kind: 'ok', user })
  })

  test('uses a JWT as the access token and reads the user from its payload [NAV-004]', () => {
    const jwt = `${base64Url({ alg: 'none' })}.${base64Url({ sub: '7', email: 'a@b.example' })}.c2ln`
    expect(readToken(jwt)).toEqual({
      kind: 'ok',
      user: { accessToken: jwt, refreshToken: null, id: '7', email: 'a@b.example' },
    })
  })

  test('returns "broken" for a malformed token [NAV-004]', () => {
    for (const token of [
      '',
      '.',
      '..',
      'a.b',
      'ä',
      '{}',
      base64Url('text'),
      base64Url([]),
      base64Url({}),
      '____',
      'eyJ',
    ]) {
      expect(readToken(token).kind).toBe('broken')
    }
  })
  test('distinguishes the reasons for a broken token', () => {
    expect(readToken('a.b')).toEqual({ kind: 'broken', reason: 'not-a-token' })
    expect(readToken(base64Url('text'))).toEqual({ kind: 'broken', reason: 'no-object' })
    expect(readToken(base64Url({ id: 7 }))).toEqual({ kind: 'broken', reason: 'no-access-token' })
  })
})
