import { describe, expect, it } from 'vitest'
import { countCharacters } from './count-characters'

const segment = (text: string) => ({ text, voiceId: 'v', modelId: 'm', voiceSettings: {}, rects: [] })

describe('the cost of a generation', () => {
  it('counts each sent segment with its trailing space, and no empty ones', () => {
    expect(
      countCharacters([
        { pageVariationId: 1, textSegments: [segment('Once upon'), segment('a time ')] },
        { pageVariationId: 2, textSegments: [segment(''), segment('  ')] },
      ]),
    ).toBe('Once upon '.length + 'a time '.length)
  })
})
