import { expect, test } from 'vitest'
import { planConversion } from './plan-conversion'

test('only a WAV file is converted [GEN-010]', () => {
  for (const audioLink of ['one.mp3', 'one.ogg', 'wave', 'https://cdn.example/one.mp3?v=2'])
    expect(planConversion({ chapterVariationId: 3, audioLink })).toEqual({ kind: 'refused', reason: 'not-wav' })
  expect(planConversion({ chapterVariationId: 3, audioLink: 'https://cdn.example/one.WAV?v=2' })).toEqual({
    kind: 'convert',
    chapterVariationId: 3,
    wavLink: 'https://cdn.example/one.WAV?v=2',
    mp3Link: 'https://cdn.example/one.mp3?v=2',
  })
})

test('a missing variation is told before a missing track, and that before its kind', () => {
  expect(planConversion({ chapterVariationId: null, audioLink: null })).toMatchObject({
    reason: 'no-chapter-variation',
  })
  for (const audioLink of [null, undefined, '', ' '])
    expect(planConversion({ chapterVariationId: 3, audioLink })).toEqual({ kind: 'refused', reason: 'no-audio' })
})
