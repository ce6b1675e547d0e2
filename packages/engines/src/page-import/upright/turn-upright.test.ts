import type { TextDetections } from '@lectern/backend/ports'
import { expect, test } from 'vitest'
import type { SourcePage } from '../source/import-source'
import { turnUpright } from './turn-upright'

function page(name: string, suspectTurns: SourcePage['possibleRotations'] = []): SourcePage {
  const bytes = new TextEncoder().encode(name)
  const image = { bytes, contentType: 'image/webp', width: 10, height: 10 } as const
  return { kind: 'page', image, words: null, needsReview: false, possibleRotations: suspectTurns }
}

/** Words of five letters, lying or standing, read surely or not. */
function detections(lying: number, standing = 0, unsure = 0): TextDetections {
  const word = (width: number, height: number, confidence: number) => {
    const vertices = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ]
    const symbols = Array.from('abcde', (text) => ({ text, confidence, boundingBox: { vertices } }))
    return { confidence, boundingBox: { vertices }, symbols }
  }
  const words = [
    ...Array.from({ length: lying }, () => word(50, 10, 0.95)),
    ...Array.from({ length: standing }, () => word(10, 50, 0.95)),
    ...Array.from({ length: unsure }, () => word(50, 10, 0.4)),
  ]
  const boundingBox = { vertices: [] }
  const paragraphs = [{ boundingBox, words }]
  const blocks = [{ blockType: 'TEXT', confidence: 1, boundingBox, paragraphs }]
  return {
    textAnnotations: [],
    fullTextAnnotation: { pages: [{ width: 10, height: 10, confidence: 1, blocks }], text: '' },
  }
}

/** Runs `turnUpright` with a recognition that returns `seen`, and returns the images that it recognised. */
async function turn(came: SourcePage, seen: Readonly<Record<string, TextDetections>>) {
  const asked: string[] = []
  const result = await turnUpright(came, {
    readTurned: (turns) => Promise.resolve(page(`turned ${turns}`)),
    recognise: (image) => {
      const name = new TextDecoder().decode(image)
      asked.push(name)
      return Promise.resolve(seen[name] ?? null)
    },
  })
  return { result: new TextDecoder().decode(result.image.bytes), asked }
}

test('recognises no page that looks upright', async () => {
  expect(await turn(page('came'), {})).toEqual({ result: 'came', asked: [] })
})

test('rotates a sideways page, and recognises it once when the first guess is right', async () => {
  const seen = { 'turned 1': detections(40), came: detections(0, 40) }
  expect(await turn(page('came', [1, 3]), seen)).toEqual({ result: 'turned 1', asked: ['turned 1'] })
  const other = { 'turned 1': detections(0, 0, 40), 'turned 3': detections(40) }
  expect(await turn(page('came', [1, 3]), other)).toMatchObject({ result: 'turned 3' })
})

test('leaves a page as it is when recognition confirms no turn', async () => {
  const few = { 'turned 2': detections(8), came: detections(6) }
  expect(await turn(page('came', [2]), few)).toMatchObject({ result: 'came' })
  const none = { 'turned 2': detections(2, 0, 30), came: detections(0) }
  expect(await turn(page('came', [2]), none)).toMatchObject({ result: 'came', asked: ['turned 2'] })
  expect(await turn(page('came', [2]), {})).toMatchObject({ result: 'came' })
})

test('rotates a page of few words when clearly more of them are recognised', async () => {
  const seen = { 'turned 2': detections(9), came: detections(1) }
  expect(await turn(page('came', [2]), seen)).toMatchObject({ result: 'turned 2' })
})
