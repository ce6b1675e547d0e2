import { describe, expect, test } from 'vitest'
import { changeAddress } from './change-address'

describe('changeAddress', () => {
  test('removes the token and keeps every other parameter in place', () => {
    expect(changeAddress('?book=1&token=secret&page=2', { token: null, page: 3, chapter: 9 })).toBe(
      '?book=1&page=3&chapter=9',
    )
    expect(changeAddress('?token=secret', { token: null })).toBe('')
  })
})
