import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readVisionResponse } from './read-vision-response'
import { VisionResponse } from './vision-response'

// Real responses of Google Cloud Vision, which may not be in the repository: LECTERN_FIXTURES names the folder that has them.
const fixtures = process.env['LECTERN_FIXTURES']
const folder = join(fixtures ?? '', 'ocr-gcv')
const files = fixtures === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.gcv.json'))

test('real responses are read only if LECTERN_FIXTURES names their folder', () => {
  expect(files.length > 0).toBe(fixtures !== undefined && existsSync(folder))
})

describe.each(files)('%s', (name) => {
  const [response] = VisionResponse.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).responses ?? []
  if (!response) throw new Error(`${name} holds no response`)
  const sent = { width: 826, height: 1169, scale: 1 }

  test('the symbols, joined by their breaks, give the text', () => {
    const { fullTextAnnotation, textAnnotations } = readVisionResponse(response, sent)
    const words = fullTextAnnotation.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.words)),
    )
    const written: Readonly<Record<string, string>> = {
      SPACE: ' ',
      SURE_SPACE: ' ',
      EOL_SURE_SPACE: '\n',
      LINE_BREAK: '\n',
    }
    const joined = words
      .flatMap(({ symbols }) => symbols)
      .map(({ text, property }) => text + (property?.detectedBreak ? written[property.detectedBreak.type] : ''))
      .join('')
    expect(joined).toBe(fullTextAnnotation.text)
    expect(textAnnotations).toHaveLength(words.length + 1)
  })

  test('the boxes of an image twice as large are twice as large', () => {
    const once = readVisionResponse(response, sent).textAnnotations
    const twice = readVisionResponse(response, { width: 1652, height: 2338, scale: 0.5 }).textAnnotations
    for (const [index, { boundingPoly }] of once.entries()) {
      const doubled = boundingPoly.vertices.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }))
      expect(twice[index]?.boundingPoly.vertices).toEqual(doubled)
    }
  })
})
