import { buildTextSegments, type Rect, type Voice } from '@lectern/core/text'
import { expect, it } from 'vitest'
import { chapterVoice, applyVoice } from './apply-voice'

const robin: Voice = { voiceId: 'robin', modelId: 'plain', voiceSettings: { stability: 0.5, speed: 1 } }

const words = (own: readonly Partial<Rect>[]): Rect[] =>
  own.map((part, index) => ({
    id: `w${index}`,
    x: index * 90,
    y: 0,
    width: 80,
    height: 20,
    word: `w${index}`,
    ...part,
  }))

it('gives the same text as building it with that voice, whatever voices single words have', async () => {
  const pages = [
    { pageVariationId: 1, rects: words([{}, { voiceId: 'clara' }, { voiceId: 'clara' }, {}]) },
    {
      pageVariationId: 2,
      rects: words([{}, { voiceId: 'robin' }, { modelId: 'plain' }, { voiceSettings: robin.voiceSettings }]),
    },
    { pageVariationId: 3, rects: words([{ voiceSettings: { speed: 0.9 } }, {}]) },
    { pageVariationId: 4, rects: [] },
  ]
  const build = (voice: Voice) => buildTextSegments(pages, { language: 'es', voice, validateWord: async () => false })
  const expected = await build(robin)
  const built = (await build(chapterVoice)).map((page) => ({ ...page, pageVariationId: Number(page.pageVariationId) }))
  expect(built.map((page) => applyVoice(page, robin))).toEqual(expected)
})
