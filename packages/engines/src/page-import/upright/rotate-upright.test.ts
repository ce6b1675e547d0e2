import type { TextDetections } from '@lectern/backend/ports'
import { expect, test } from 'vitest'
import type { SourcePage } from '../source/import-source'
import { rotateUpright } from './rotate-upright'

function page(name: string, possibleRotations: SourcePage['possibleRotations'] = []): SourcePage {
  const bytes = new TextEncoder().encode(name)
  const image = { bytes, contentType: 'image/webp', width: 10, height: 10 } as const
  return { kind: 'page', image, words: null, needsReview: false, possibleRotations }
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

/** Runs `rotateUpright` with a recognition that returns `seen`, and returns the images that it recognised. */
async function rotate(original: SourcePage, seen: Readonly<Record<string, TextDetections>>) {
  const recognised: string[] = []
  const result = await rotateUpright(original, {
    readRotated: (turns) => Promise.resolve(page(`rotated ${turns}`)),
    recognise: (image) => {
      const name = new TextDecoder().decode(image)
      recognised.push(name)
      return Promise.resolve(seen[name] ?? null)
    },
  })
  return { result: new TextDecoder().decode(result.image.bytes), recognised }
}

test('recognises no page that looks upright', async () => {
  expect(await rotate(page('original'), {})).toEqual({ result: 'original', recognised: [] })
})

test('rotates a sideways page, and recognises it once when the first guess is right', async () => {
  const seen = { 'rotated 1': detections(40), original: detections(0, 40) }
  expect(await rotate(page('original', [1, 3]), seen)).toEqual({ result: 'rotated 1', recognised: ['rotated 1'] })
  const other = { 'rotated 1': detections(0, 0, 40), 'rotated 3': detections(40) }
  expect(await rotate(page('original', [1, 3]), other)).toMatchObject({ result: 'rotated 3' })
})

test('leaves a page as it is when recognition confirms no rotation', async () => {
  const few = { 'rotated 2': detections(8), original: detections(6) }
  expect(await rotate(page('original', [2]), few)).toMatchObject({ result: 'original' })
  const none = { 'rotated 2': detections(2, 0, 30), original: detections(0) }
  expect(await rotate(page('original', [2]), none)).toMatchObject({ result: 'original', recognised: ['rotated 2'] })
  expect(await rotate(page('original', [2]), {})).toMatchObject({ result: 'original' })
})

test('rotates a page of few words when clearly more of them are recognised', async () => {
  const seen = { 'rotated 2': detections(9), original: detections(1) }
  expect(await rotate(page('original', [2]), seen)).toMatchObject({ result: 'rotated 2' })
})
