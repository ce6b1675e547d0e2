import { readFile } from 'node:fs/promises'
import { fromGoogleVision } from '@lectern/core/page-layout'
import { afterAll, expect, test } from 'vitest'
import { measureFoundFraction, wordsOf } from '../testing/measure-found-fraction'
import { materialPath, startTestEngines } from '../testing/start-test-engines'

const engines = startTestEngines({ recognitionWorkers: 1 })
afterAll(() => engines.close())

test('recognises every word of a clean page, and core reads its box and break', async () => {
  const image = await readFile(materialPath('ocr-images/phototest.tif'))
  const result = await engines.textRecognition.recognise({ image, language: 'en' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  const gold = wordsOf(await readFile(materialPath('ocr-images/phototest.gold.txt'), 'utf8'))
  expect(wordsOf(result.detections.fullTextAnnotation.text)).toEqual(gold)
  expect(result).toMatchObject({ width: 640, height: 480 })
  expect(result.confidence).toBeGreaterThan(0.9)

  const { words: rects, issues } = fromGoogleVision(result.detections, { pageId: 1, pageVariationId: 2 })
  expect(issues).toEqual([])
  expect(rects.map((rect) => rect.word)).toEqual(gold)
  expect(rects.filter((rect) => rect.detectedBreak?.type !== 'SPACE').map((rect) => rect.word)).toEqual([
    'the',
    'types',
    'format.',
    'the',
    'jumped',
    'dog',
    'quick',
    'fox.',
  ])
  for (const { x, y, width, height } of rects) {
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(640)
    expect(y + height).toBeLessThan(480)
    expect(height).toBeLessThan(35)
  }
})

test('recognises punctuation, prices and addresses', async () => {
  const image = await readFile(materialPath('ocr-images/eurotext.tif'))
  const result = await engines.textRecognition.recognise({ image, language: 'en' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  const gold = wordsOf(await readFile(materialPath('ocr-images/eurotext.txt'), 'utf8'))
  // The English part; the rest is written in five languages with letters that English data does not know.
  expect(
    measureFoundFraction(gold.slice(0, 23), wordsOf(result.detections.fullTextAnnotation.text)),
  ).toBeGreaterThanOrEqual(0.95)
  expect(measureFoundFraction(gold, wordsOf(result.detections.fullTextAnnotation.text))).toBeGreaterThanOrEqual(0.85)
})

test('returns a failure instead of throwing when an image cannot be recognised', async () => {
  const image = new TextEncoder().encode('no image')
  const { textRecognition } = engines
  expect(await textRecognition.recognise({ image, language: 'en' })).toMatchObject({
    kind: 'failed',
    code: 'not-an-image',
  })
  expect(await textRecognition.recognise({ image, language: 'tlh' })).toMatchObject({
    kind: 'failed',
    code: 'unsupported-language',
  })
  const signal = AbortSignal.abort()
  expect(await textRecognition.recognise({ image, language: 'en', signal })).toMatchObject({
    kind: 'failed',
    code: 'cancelled',
  })
  expect(await textRecognition.languages()).toEqual(expect.arrayContaining(['en', 'es']))
})
