import { describe, expect, test } from 'vitest'
import { readAutoplay } from './read-autoplay'

describe('autoplay', () => {
  test('-1 is the start of the page [POP-018]', () => {
    expect(readAutoplay([{ lang: 'es', value: -1, orderIndex: 2 }], 'es')).toEqual({ at: 'page-start', orderIndex: 2 })
  })

  test('without an entry nothing opens', () => {
    expect(readAutoplay(null, 'en')).toBeNull()
    expect(readAutoplay([{ value: -1 }], 'en')).toBeNull()
  })
})
