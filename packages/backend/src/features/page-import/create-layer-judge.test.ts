import { expect, test } from 'vitest'
import type { ImportedPage, PageImport, TextRecognitionResult } from '../../ports/index'
import { memoryStore } from '../../testing/memory-store'
import { createLayerJudge } from './create-layer-judge'

const vertices = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
]

/** Returns a page on whose image `shown` is recognised, with a text layer of the same or of other words. */
function page(shown: string, layer: 'honest' | 'lying', needsReview = false): ImportedPage {
  const said = layer === 'honest' ? shown : 'quite another text than stands here'
  const words = said
    .split(' ')
    .map((word) => ({ word, x: 0, y: 0, width: 9, height: 9, detectedBreak: { type: 'SPACE' } }))
  const image = { bytes: Buffer.from(shown), contentType: 'image/webp', width: 10, height: 10 } as const
  return { kind: 'page', index: 0, sourcePage: 1, image, words, ...(needsReview ? { needsReview } : {}) }
}

function startJudge(recognises = true) {
  const recognised: string[] = []
  const pageImport: PageImport = {
    async *importPages() {},
    isTextLayerTrustworthy: (layer, seen) =>
      layer.map(({ word }) => word).join() === seen.map(({ word }) => word).join(),
  }
  async function recognise({ image }: { image: Uint8Array }): Promise<TextRecognitionResult> {
    const text = Buffer.from(image).toString()
    recognised.push(text)
    if (!recognises) return { kind: 'failed', code: 'unsupported-language', message: 'No data' }
    const boundingPoly = { vertices }
    const found = text.split(' ').map((description) => ({ description, boundingPoly }))
    const textAnnotations = [{ description: text, boundingPoly }, ...found]
    const detections = { textAnnotations, fullTextAnnotation: { pages: [], text } }
    return { kind: 'recognised', detections, confidence: 1, width: 10, height: 10 }
  }
  const textRecognition = {
    concurrency: 1,
    version: 'stand-in',
    isPaid: false,
    recognise,
    languages: async () => ['en'],
  }
  const sent = { begin: async () => true, end: async () => {} }
  const services = { objects: memoryStore(), textRecognition, sent, pageImport }
  return { judge: createLayerJudge(services, 'en', { id: 'import', signal: new AbortController().signal }), recognised }
}

test('one page in twenty is compared, and its verdict applies to the others', async () => {
  const { judge, recognised } = startJudge()
  for (let number = 1; number <= 41; number += 1)
    expect(await judge(page(`this is page number ${number}`, 'honest'))).toBe(true)
  expect(recognised).toEqual(['this is page number 1', 'this is page number 21', 'this is page number 41'])
  const lying = startJudge()
  expect(await lying.judge(page('the first page has words', 'lying'))).toBe(false)
  expect(await lying.judge(page('the second page has words', 'lying'))).toBe(false)
  expect(lying.recognised).toHaveLength(1)
})

test('a page that needs review is compared itself and decides about no other', async () => {
  const { judge, recognised } = startJudge()
  expect(await judge(page('the first page is honest', 'honest'))).toBe(true)
  expect(await judge(page('the second page is scanned', 'lying', true))).toBe(false)
  expect(await judge(page('the third page is honest', 'honest'))).toBe(true)
  expect(recognised).toHaveLength(2)
})

test('a page with hardly any words is not used as a sample', async () => {
  const { judge, recognised } = startJudge()
  expect(await judge(page('Title', 'honest'))).toBe(true)
  expect(await judge(page('the second page has words', 'lying'))).toBe(false)
  expect(recognised).toHaveLength(2)
})

test('the text layer is trusted if nothing can be recognised', async () => {
  const { judge } = startJudge(false)
  expect(await judge(page('any words in any language', 'lying', true))).toBe(true)
})
