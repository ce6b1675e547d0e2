import { describe, expect, test } from 'vitest'
import { readAutoplay } from './read-autoplay'

describe('autoplay', () => {
  test('-1 means the start of the page', () => {
    expect(readAutoplay([{ lang: 'es', value: -1, orderIndex: 2 }], 'es')).toEqual({ at: 'page-start', orderIndex: 2 })
  })

  test('matches languages without case, and a plain language with its regions', () => {
    const at = (seconds: number) => ({ at: 'time', seconds, orderIndex: null })
    expect(readAutoplay([{ lang: 'ES', value: 3 }], 'es')).toEqual(at(3))
    expect(readAutoplay([{ lang: 'es', value: 3 }], 'es_MX')).toEqual(at(3))
    expect(
      readAutoplay(
        [
          { lang: 'es', value: 3 },
          { lang: 'es-mx', value: 4 },
        ],
        'es-MX',
      ),
    ).toEqual(at(4))
    expect(readAutoplay([{ value: 3 }], 'en-GB')).toEqual(at(3))
    expect(readAutoplay([{ lang: 'en', value: 3 }], 'es')).toBeNull()
  })

  test('returns null without an entry', () => {
    expect(readAutoplay(null, 'en')).toBeNull()
    expect(readAutoplay([{ value: -1 }], 'en')).toBeNull()
  })
})
