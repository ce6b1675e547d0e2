import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mergeHyphens, type Rect } from '@lectern/core/page-layout'
import { buildTextSegments } from '@lectern/core/text'
import { isJsonObject } from './read-json.ts'

const file = join(import.meta.dirname, '..', 'material', 'third-party', 'hyphenation', 'alto-pairs.json')

interface HyphenPair {
  first: string
  second: string
  word: string
  isWord: boolean
}

/** Reads real words cut at line ends in scanned newspapers, with a dictionary's verdict on each. */
function readPairs(): HyphenPair[] {
  const pairs: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(pairs)) throw new Error(`${file} holds no list`)
  return pairs.filter(isJsonObject).map((pair) => ({
    first: String(pair['part1']),
    second: String(pair['part2']),
    word: String(pair['merged']),
    isWord: pair['dict_valid_cased'] === true || pair['dict_valid_lower'] === true,
  }))
}

const pairs = readPairs()
const HYPHENS = ['-', '\u2010', '\u2011', '\u00ad', '¬', '⸗']
const BEFORE = ['', '“', '‘', '(', '“‘', '*', '—', '...']
const AFTER = ['', ',', '.', ';', '.”', '?’', ')', '—and', '—', '’s', '’', ',”—', '.12', '*']
const LINE_ENDS = ['EOL_SURE_SPACE', 'LINE_BREAK', 'PAGE_BREAK', 'HYPHEN', undefined]

function setPair(first: string, second: string, type: string | undefined): Rect[] {
  const size = { width: 60, height: 20 }
  const broken = type === undefined ? {} : { detectedBreak: { type } }
  return [
    { id: 'first', x: 300, y: 0, ...size, word: first, ...broken },
    { id: 'second', x: 0, y: 30, ...size, word: second },
  ]
}

const withHyphen = (first: string, hyphen: string): string => first.replace(/-$/u, hyphen)

describe('line-end hyphen pairs', () => {
  test('are merged exactly if a dictionary knows the word, among quotes, dashes and footnotes', async () => {
    expect(pairs).toHaveLength(30)
    const known = new Set(pairs.flatMap(({ word, isWord }) => (isWord ? [word] : [])))
    const validateWord = (word: string): boolean => known.has(word)
    const dressed = pairs.flatMap((pair) =>
      BEFORE.flatMap((before) =>
        AFTER.map((after) => ({ ...pair, first: before + pair.first, second: pair.second + after })),
      ),
    )
    const wrong: string[] = []
    for (const { first, second, isWord } of dressed) {
      const { words } = await mergeHyphens(setPair(first, second, 'EOL_SURE_SPACE'), { language: 'en', validateWord })
      const due = isWord ? [first.slice(0, -1) + second] : [first, second]
      if (words.map(({ text }) => text).join(' ') !== due.join(' ')) wrong.push(`${first} ${second}`)
    }
    expect(dressed.length).toBeGreaterThan(2000)
    expect(wrong).toEqual([])
  })

  test.each(LINE_ENDS)('are all merged at %s, with every hyphen, if a dictionary accepts every word', async (type) => {
    for (const hyphen of HYPHENS) {
      for (const { first, second, word } of pairs.filter((pair) => /\p{L}/u.test(pair.second))) {
        const rects = setPair(withHyphen(first, hyphen), second, type)
        const lookups: string[] = []
        const validateWord = (each: string): boolean => lookups.push(each) > 0
        const { words, issues } = await mergeHyphens(rects, { language: 'en', validateWord })
        expect(words).toEqual([{ text: first.slice(0, -1) + second, rects }])
        expect(lookups).toEqual([word])
        expect(issues).toEqual([])
      }
    }
  })

  test.each(LINE_ENDS)(
    'are never merged at %s if a dictionary accepts no word; rects stay as they are',
    async (type) => {
      for (const { first, second } of pairs) {
        const rects = setPair(first, second, type)
        const { words } = await mergeHyphens(rects, { language: 'en', validateWord: () => false })
        expect(words).toEqual(rects.map((rect) => ({ text: rect.word, rects: [rect] })))
      }
    },
  )

  test('are not merged by a dictionary that fails; each word is reported once', async () => {
    const rects = pairs.flatMap(({ first, second }) => setPair(first, second, 'EOL_SURE_SPACE'))
    const validateWord = (): Promise<boolean> => Promise.reject(new Error('offline'))
    const { words, issues } = await mergeHyphens(rects, { language: 'en', validateWord })
    expect(words).toHaveLength(60)
    const cut = pairs.filter((pair) => /\p{L}/u.test(pair.second))
    expect(issues.map(({ code }) => code)).toEqual(
      [...new Set(cut.map(({ word }) => word))].map(() => 'validation-failed'),
    )
  })

  test('are merged alike for speech and for display', async () => {
    const voice = { voiceId: 'narrator', modelId: 'm', voiceSettings: {} }
    const known = new Set(pairs.flatMap(({ word, isWord }) => (isWord ? [word] : [])))
    for (const type of LINE_ENDS) {
      for (const { first, second } of pairs) {
        const o = { language: 'en', validateWord: (word: string) => known.has(word) }
        const rects = setPair(first, second, type)
        const { words } = await mergeHyphens(rects, o)
        const [page] = await buildTextSegments([{ pageVariationId: 1, rects }], { ...o, voice })
        const spoken = page?.textSegments.map(({ text }) => text).join('')
        expect(spoken?.replaceAll(' ', '')).toBe(words.map(({ text }) => text).join(''))
        expect(spoken?.trim().includes(' ')).toBe(words.length > 1 && (type === 'LINE_BREAK' || type === 'PAGE_BREAK'))
      }
    }
  })
})
