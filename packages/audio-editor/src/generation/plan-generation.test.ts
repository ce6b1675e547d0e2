import { expect, test } from 'vitest'
import { planGeneration } from './plan-generation'

const pages = [
  { pageVariationId: 7, textSegments: [{ text: ' ' }, { text: 'Once upon a time.' }] },
  { pageVariationId: 8, textSegments: [] },
  { pageVariationId: 9, textSegments: [{ text: '\n' }] },
  { pageVariationId: 10, textSegments: [{ text: 'The end.' }] },
]

test('refuses a chapter without a variation [GEN-002]', () => {
  for (const chapterVariationId of [null, undefined, 0, -1, 1.5, Number.NaN])
    expect(planGeneration({ chapterVariationId, pages })).toEqual({ kind: 'refused', reason: 'no-chapter-variation' })
  expect(planGeneration({ chapterVariationId: 3, pages }).kind).toBe('generate')
})

test('sends the pages with text in order, and none if no page has text', () => {
  expect(planGeneration({ chapterVariationId: 3, pages })).toMatchObject({ pageVariationIds: [7, 10] })
  expect(planGeneration({ chapterVariationId: 3, pages: pages.slice(1, 3) })).toEqual({
    kind: 'refused',
    reason: 'no-text',
  })
})
