import { fromGoogleVision } from '@lectern/core/page-layout'
import { expect, test } from 'vitest'
import { compactDetections } from './compact-detections'

const page = { pageId: 1, pageVariationId: 2 }
const box = (x: number) => ({
  vertices: [
    { x, y: 20 },
    { x: x + 90, y: 20 },
    { x: x + 90, y: 50 },
    { x, y: 50 },
  ],
})

function detect(...told: [text: string, type: string | null, confidence?: number][]) {
  const words = told.map(([text, type, confidence], index) => ({
    boundingBox: box(index * 100),
    ...(confidence === undefined ? {} : { confidence }),
    symbols: Array.from(text, (letter, at) => ({
      text: letter,
      boundingBox: box(index * 100),
      ...(type !== null && at === text.length - 1 ? { property: { detectedBreak: { type } } } : {}),
    })),
  }))
  const text = told.map(([word]) => word).join(' ')
  const pages = [{ width: 1000, height: 100, blocks: [{ blockType: 'TEXT', paragraphs: [{ words }] }] }]
  const entries = told.map(([description], index) => ({ description, boundingPoly: box(index * 100) }))
  return {
    textAnnotations: [{ locale: 'en', description: text, boundingPoly: box(0) }, ...entries],
    fullTextAnnotation: { text, pages },
  }
}

test('moves breaks and confidence to the words and drops letters; the rects stay equal', () => {
  const found = detect(
    ['The', 'SPACE', 0.9],
    ['owl', 'EOL_SURE_SPACE', 0.4],
    ['月', null, 1],
    ['亮', 'A_LATER_KIND', 0.7],
  )
  const shorter = compactDetections(found)
  expect(shorter.fullTextAnnotation).toEqual({ text: 'The owl 月 亮' })
  expect(shorter.textAnnotations[2]).toMatchObject({ detectedBreak: { type: 'EOL_SURE_SPACE' }, confidence: 0.4 })
  expect(shorter.textAnnotations[3]).not.toHaveProperty('detectedBreak')
  expect(fromGoogleVision(shorter, page)).toEqual(fromGoogleVision(found, page))
  expect(JSON.stringify(shorter).length).toBeLessThan(JSON.stringify(found).length / 2)
})

test('leaves detections unchanged that would lose data', () => {
  const found = detect(['The', 'SPACE', 0.9], ['owl', 'LINE_BREAK', 0.4])
  const [whole, first] = found.textAnnotations
  const fewer = { ...found, textAnnotations: [whole!, first!] }
  expect(compactDetections(fewer)).toBe(fewer)
  const empty = { textAnnotations: [], fullTextAnnotation: { text: '' } }
  expect(compactDetections(empty)).toBe(empty)
  const untold = { textAnnotations: found.textAnnotations }
  expect(compactDetections(untold)).toBe(untold)
})
