import { describe, expect, it } from 'vitest'
import { readRecognition } from './read-recognition'

function annotation(description: string, x: number, y: number, width: number, height: number) {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return { description, boundingPoly: { vertices: corners } }
}

describe('the words of a recognised page', () => {
  it('come in reading order, column by column, with ids of their page', () => {
    const detections = {
      textAnnotations: [
        annotation('left right over under', 0, 0, 900, 500),
        annotation('right', 500, 100, 90, 30),
        annotation('under', 500, 160, 90, 30),
        annotation('left', 100, 100, 90, 30),
        annotation('over', 100, 160, 90, 30),
      ],
    }
    const { words } = readRecognition({ pageId: 3, pageVariationId: 33, detections }, { language: 'en' })
    expect(words.map((rect) => rect.word)).toEqual(['left', 'over', 'right', 'under'])
    expect(new Set(words.map((rect) => rect.id)).size).toBe(4)
  })

  it('are none for an answer that holds nothing', () => {
    for (const detections of [null, {}, { textAnnotations: [] }, { textAnnotations: null }]) {
      expect(readRecognition({ pageId: 1, pageVariationId: 1, detections }, { language: 'en' }).words).toEqual([])
    }
  })
})
