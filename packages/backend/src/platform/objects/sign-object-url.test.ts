import { expect, test } from 'vitest'
import { isSignedFor, signObjectUrl } from './sign-object-url'

const secret = new Uint8Array(32).fill(7)
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams)
const address = signObjectUrl({ key: '1/pages/a.webp', method: 'GET', expiresAt: 1000 }, secret)

test('a signed address is valid for its key and method until it expires', () => {
  expect(new URL(address, 'http://x').pathname).toBe('/objects/1/pages/a.webp')
  expect(isSignedFor('1/pages/a.webp', 'GET', queryOf(address), secret, 999.9)).toBe(true)
  expect(isSignedFor('1/pages/a.webp', 'GET', queryOf(address), secret, 1000)).toBe(false)
  expect(isSignedFor('1/pages/a.webp', 'PUT', queryOf(address), secret, 0)).toBe(false)
  expect(isSignedFor('1/pages/b.webp', 'GET', queryOf(address), secret, 0)).toBe(false)
  expect(isSignedFor('1/pages/a.webp', 'GET', queryOf(address), new Uint8Array(32), 0)).toBe(false)
})

test('changing, adding or removing a signed parameter invalidates the address', () => {
  const upload = signObjectUrl(
    { key: '1/a.mp3', method: 'PUT', expiresAt: 1000, contentType: 'audio/mpeg', maximumBytes: 5 },
    secret,
  )
  const query = queryOf(upload)
  expect(isSignedFor('1/a.mp3', 'PUT', query, secret, 0)).toBe(true)
  for (const change of [
    { size: '6' },
    { type: 'text/html' },
    { expires: '2000' },
    { expires: 'soon' },
    { signature: '' },
  ]) {
    expect(isSignedFor('1/a.mp3', 'PUT', { ...query, ...change }, secret, 0)).toBe(false)
  }
  for (const name of ['size', 'type', 'expires', 'signature']) {
    const { [name]: _left, ...rest } = query
    expect(isSignedFor('1/a.mp3', 'PUT', rest, secret, 0)).toBe(false)
  }
})
