import { describe, expect, test } from 'vitest'
import { readToken } from './read-token'

/** Of the text in UTF-8, one character a byte. */
const base64 = (text: string) =>
  btoa(encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))

const base64Url = (value: unknown) =>
  base64(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

describe('readToken', () => {
  const user = { accessToken: 'acc', refreshToken: 'ref', id: '7', email: 'zoë@例え.example' }

  test('base64url JSON is the user object [NAV-004 DATA-021]', () => {
    expect(readToken(base64Url(user))).toEqual({ kind: 'ok', user })
    expect(readToken(base64Url({ ...user, id: 7, more: true }))).toEqual({ kind: 'ok', user })
    expect(readToken(base64(JSON.stringify(user)))).toEqual({ kind: 'ok', user })
  })

  test('a JWT is its own access token, the user stands in its payload [NAV-004]', () => {
    const jwt = `${base64Url({ alg: 'none' })}.${base64Url({ sub: '7', email: 'a@b.example' })}.c2ln`
    expect(readToken(jwt)).toEqual({
      kind: 'ok',
      user: { accessToken: jwt, refreshToken: null, id: '7', email: 'a@b.example' },
    })
  })

  test('a malformed token is broken, not a crash [NAV-004]', () => {
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
  test('what is wrong with a broken token is told apart', () => {
    expect(readToken('a.b')).toEqual({ kind: 'broken', reason: 'not-a-token' })
    expect(readToken(base64Url('text'))).toEqual({ kind: 'broken', reason: 'no-object' })
    expect(readToken(base64Url({ id: 7 }))).toEqual({ kind: 'broken', reason: 'no-access-token' })
  })
})
