import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromGoogleVision, mergeHyphens, type Rect } from '@lectern/core/page-layout'
import { isJsonObject, readJsonObject, type JsonObject } from './read-json.ts'

// Real responses of Google Cloud Vision may not be in the repository: LECTERN_FIXTURES names the folder that has them.
const fixtures = process.env['LECTERN_FIXTURES']
const folder = join(fixtures ?? '', 'ocr-gcv')
const files = fixtures === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.gcv.json'))

function readAnswer(name: string): { answer: JsonObject; text: string; entries: readonly unknown[] } {
  const { responses } = readJsonObject(join(folder, name))
  const answer: unknown = Array.isArray(responses) ? responses[0] : null
  if (!isJsonObject(answer)) throw new Error(`${name} holds no answer`)
  const { fullTextAnnotation, textAnnotations } = answer
  const text = isJsonObject(fullTextAnnotation) ? fullTextAnnotation['text'] : null
  if (typeof text !== 'string' || !Array.isArray(textAnnotations)) throw new Error(`${name} holds no text`)
  return { answer, text, entries: textAnnotations }
}

const written: Readonly<Record<string, string>> = {
  SPACE: ' ',
  SURE_SPACE: ' ',
  EOL_SURE_SPACE: '\n',
  LINE_BREAK: '\n',
  HYPHEN: '-\n',
}

function spell(rects: readonly Rect[]): string {
  return rects
    .map(({ word = '', detectedBreak }) => {
      const broken = detectedBreak === undefined ? '' : written[detectedBreak.type]
      if (broken === undefined) throw new Error(`The break ${detectedBreak?.type} has no spelling`)
      return word + broken
    })
    .join('')
}

const page = { pageId: 1, pageVariationId: 1 }

test('real responses are read only if LECTERN_FIXTURES names their folder', () => {
  expect(files.length > 0).toBe(fixtures !== undefined)
})

describe.each(files)('%s', (name) => {
  const { answer, text, entries } = readAnswer(name)

  test('words and breaks spell the text of the response', () => {
    const { words, issues } = fromGoogleVision({ responses: [answer] }, page)
    expect(issues).toEqual([])
    expect(spell(words)).toBe(text)
  })

  test('words and breaks of the text annotations alone spell it too', () => {
    const { words, issues } = fromGoogleVision({ textAnnotations: entries }, page)
    expect(issues).toEqual([])
    expect(words).toHaveLength(entries.length - 1)
    // The page ends after the break of its last word.
    expect(spell(words).trimEnd()).toBe(text.trimEnd())
  })

  test('only merged words differ from the text', async () => {
    const { words } = fromGoogleVision(answer, page)
    const { words: merged, issues } = await mergeHyphens(words, { language: 'en', validateWord: () => true })
    expect(issues).toEqual([])
    const joined = merged
      .map(({ text: word, rects }) => spell(rects.slice(-1).map((rect) => ({ ...rect, word }))))
      .join('')
    expect(joined).toBe(text.replaceAll(/(?<=\p{L})-\n(?=\p{L})/gu, ''))
    expect(merged.flatMap(({ rects }) => rects)).toEqual(words)
  })
})
