import { describe, expect, test } from 'vitest'
import { changeAddress } from './change-address'

describe('changeAddress', () => {
  test('the token goes, everything else keeps its place', () => {
    expect(changeAddress('?book=1&token=secret&page=2', { token: null, page: 3, chapter: 9 })).toBe(
      '?book=1&page=3&chapter=9',
    )
    expect(changeAddress('?token=secret', { token: null })).toBe('')
  })
})
