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

describe('a recognised page', () => {
  it('yields a rect for every word and for the lines of every sentence, for the author to choose [OCR-001]', () => {
    const detections = {
      textAnnotations: [
        annotation('It rained. The sea was grey.', 0, 0, 900, 500),
        annotation('It', 100, 100, 40, 30),
        annotation('rained.', 160, 100, 90, 30),
        annotation('The', 270, 100, 60, 30),
        annotation('sea', 100, 160, 60, 30),
        annotation('was', 180, 160, 60, 30),
        annotation('grey.', 260, 160, 70, 30),
      ],
    }
    const page = { pageId: 3, pageVariationId: 33, detections }
    const { words, sentences } = readRecognition(page, { language: 'en' })
    expect(words.map((rect) => rect.word)).toEqual(['It', 'rained.', 'The', 'sea', 'was', 'grey.'])
    expect(words[1]).toMatchObject({ x: 160, y: 100, width: 90, height: 30 })

    expect(sentences.map((rect) => rect.word)).toEqual(['It rained.', 'The', 'sea was grey.'])
    expect(sentences[2]).toMatchObject({ x: 100, y: 160, width: 230, height: 30 })
    const [first, second, third] = sentences.map((rect) => rect.sentenceId)
    expect(second).toBe(third)
    expect(first).not.toBe(second)
  })

  it('has its words in reading order, column by column, with ids of their page', () => {
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

  it('has no rects for an empty response', () => {
    for (const detections of [null, {}, { textAnnotations: [] }, { textAnnotations: null }]) {
      const { words, sentences } = readRecognition({ pageId: 1, pageVariationId: 1, detections }, { language: 'en' })
      expect([words, sentences]).toEqual([[], []])
    }
  })
})
