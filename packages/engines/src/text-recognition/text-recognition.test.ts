import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { materialPath, startTestEngines } from '../testing/start-test-engines'

const engines = startTestEngines({ recognitionWorkers: 1 })
afterAll(() => engines.close())

test('x', async () => {
  for (const name of ['phototest', 'eurotext']) {
    const t0 = performance.now()
    const r = await engines.textRecognition.recognise({
      image: await readFile(materialPath(`ocr-images/${name}.tif`)),
      language: 'en',
    })
    console.log(
      name,
      performance.now() - t0,
      r.kind === 'recognised' ? [r.width, r.height, r.confidence, r.detections.fullTextAnnotation.text] : r,
    )
    if (r.kind === 'recognised') console.log(JSON.stringify(r.detections.textAnnotations[5]))
  }
  expect(1).toBe(1)
}, 60_000)
