import { expect, it } from 'vitest'
import { redirectTarget } from './redirect-target'

const origin = 'https://books.example'

it('leads back to addresses of this origin only [AUTH-005]', () => {
  expect(redirectTarget('/studio/books/7?page=3', origin)).toBe('/studio/books/7?page=3')
  expect(redirectTarget('/?book=7&page=3', origin)).toBe('/?book=7&page=3')
  for (const wish of [
    null,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    'studio/',
    '/auth/login?redirect=%2F',
  ]) {
    expect(redirectTarget(wish, origin)).toBe('/studio/')
  }
})
