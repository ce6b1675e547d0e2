import { describe, expect, it } from 'vitest'
import { countCharacters } from './count-characters'

const segment = (text: string) => ({ text, voiceId: 'v', modelId: 'm', voiceSettings: {}, rects: [] })

describe('the cost of a generation', () => {
  it('counts exactly what is sent: each segment with one trailing space, empty ones not at all', () => {
    expect(
      countCharacters([
        { pageVariationId: 1, textSegments: [segment('Once upon'), segment('a time ')] },
        { pageVariationId: 2, textSegments: [segment(''), segment('  ')] },
      ]),
    ).toBe('Once upon '.length + 'a time '.length)
  })
})
