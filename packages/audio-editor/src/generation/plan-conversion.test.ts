import { expect, test } from 'vitest'
import { planConversion } from './plan-conversion'

test('converts only WAV files [GEN-010]', () => {
  for (const audioLink of ['one.mp3', 'one.ogg', 'wave', 'https://cdn.example/one.mp3?v=2'])
    expect(planConversion({ chapterVariationId: 3, audioLink })).toEqual({ kind: 'refused', reason: 'not-wav' })
  expect(planConversion({ chapterVariationId: 3, audioLink: 'https://cdn.example/one.WAV?v=2' })).toEqual({
    kind: 'convert',
    chapterVariationId: 3,
    wavLink: 'https://cdn.example/one.WAV?v=2',
    mp3Link: 'https://cdn.example/one.mp3?v=2',
  })
})

test('reports a missing variation before missing audio, and that before a wrong format', () => {
  expect(planConversion({ chapterVariationId: null, audioLink: null })).toMatchObject({
    reason: 'no-chapter-variation',
  })
  for (const audioLink of [null, undefined, '', ' '])
    expect(planConversion({ chapterVariationId: 3, audioLink })).toEqual({ kind: 'refused', reason: 'no-audio' })
})
