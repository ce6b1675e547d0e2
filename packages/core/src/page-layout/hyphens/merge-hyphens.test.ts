import { describe, expect, it } from 'vitest'
import pairs from '@lectern/material/hyphenation/alto-pairs.json'
import type { Rect } from '../../types'
import { mergeHyphens } from './merge-hyphens'

function cut(first: string, second: string, type = 'EOL_SURE_SPACE'): Rect[] {
  const box = { width: 60, height: 20 }
  return [
    { id: 'first', x: 300, y: 0, word: first, detectedBreak: { type }, ...box },
    { id: 'second', x: 0, y: 30, word: second, detectedBreak: { type: 'SPACE' }, ...box },
  ]
}

describe('mergeHyphens', () => {
  it('merges real pairs that the dictionary accepts, and none that it rejects', async () => {
    const accepted = new Set(
      pairs.filter((pair) => pair.dict_valid_cased || pair.dict_valid_lower).map((pair) => pair.merged),
    )
    for (const pair of pairs) {
      const words = cut(pair.part1, pair.part2)
      const { words: merged } = await mergeHyphens(words, {
        language: 'en',
        validateWord: (word) => accepted.has(word),
      })
      const apart = words.map((rect) => ({ text: rect.word, rects: [rect] }))
      expect(merged).toEqual(accepted.has(pair.merged) ? [{ text: pair.alto_merged, rects: words }] : apart)
    }
  })

  it('merges at every kind of hyphen, and where the recogniser dropped it', async () => {
    for (const hyphen of ['-', '\u2010', '\u2011', '\u00ad', '¬']) {
      const { words } = await mergeHyphens(cut(`ca${hyphen}`, 'sa.'), {
        language: 'en-GB',
        validateWord: (word) => word === 'casa',
      })
      expect(words.map(({ text }) => text)).toEqual(['casa.'])
    }
    const { words } = await mergeHyphens(cut('ca', 'sa', 'HYPHEN'), {
      language: 'en',
      validateWord: (word) => word === 'casa',
    })
    expect(words.map(({ text }) => text)).toEqual(['casa'])
  })

  it('merges in no other language than English', async () => {
    for (const language of ['es', 'de', 'fr', 'enm', '']) {
      const { words } = await mergeHyphens(cut('ca-', 'sa'), { language, validateWord: () => true })
      expect(words.map(({ text }) => text)).toEqual(['ca-', 'sa'])
    }
  })

  it('merges nothing if the validator answers anything but true', async () => {
    for (const answer of [undefined, null, 1, 'true', {}, { isValid: false }, false]) {
      const validateWord = (() => answer) as unknown as () => boolean
      expect((await mergeHyphens(cut('light-', 'house'), { language: 'en', validateWord })).words).toHaveLength(2)
    }
  })

  it('merges halves with a page number, a running head or both between them', async () => {
    const half = (word: string, x: number, y: number, height = 20): Rect => ({
      id: word,
      x,
      y,
      width: 60,
      height,
      word,
    })
    const number = half('12', 200, 900)
    const head = [half('THE', 100, 20), half('LAMP', 170, 20)]
    const dashes = [half('-', 130, 900), number, half('-', 270, 900)]
    const text = [half('house', 50, 100), half('stood.', 120, 100)]
    for (const between of [[number], head, [number, ...head], dashes, [...head, half('13', 400, 20)]]) {
      const rects = [half('the', 50, 800), half('light-', 300, 800), ...between, ...text]
      const { words } = await mergeHyphens(rects, { language: 'en', validateWord: (word) => word === 'lighthouse' })
      expect(words.map((word) => word.text)).toEqual([
        'the',
        'lighthouse',
        ...between.map(({ word }) => word),
        'stood.',
      ])
      expect(words[1]?.rects).toEqual([rects[1], text[0]])
    }
  })

  it('does not merge across a line of the text', async () => {
    const rect = (word: string, x: number, y: number): Rect => ({ id: word, x, y, width: 60, height: 20, word })
    const rects = [rect('light-', 300, 0), rect('Then', 0, 30), rect('came', 70, 30), rect('house', 0, 60)]
    expect(
      (await mergeHyphens(rects, { language: 'en', validateWord: (word) => word === 'lighthouse' })).words,
    ).toHaveLength(4)
  })

  it('does not merge ranges, dashes and hyphens within a line', async () => {
    for (const words of [cut('10-', '20'), cut('word—', 'word'), cut('two-', 'and', 'SPACE'), cut('--', 'word')]) {
      const merged = await mergeHyphens(words, { language: 'en', validateWord: () => true })
      expect(merged.words.map(({ rects }) => rects.length)).toEqual([1, 1])
    }
  })

  it('continues when the dictionary fails, and reports the word', async () => {
    const { words, issues } = await mergeHyphens(cut('in-', 'to'), {
      language: 'en',
      validateWord: () => Promise.reject(new Error('offline')),
    })
    expect(words).toHaveLength(2)
    expect(issues).toMatchObject([{ code: 'validation-failed', id: 'first', index: 0 }])
    expect(issues[0]?.message).toContain('into')
  })

  it('merges at every reported or detected line end, and at no other break', async () => {
    const o = { language: 'en', validateWord: () => true }
    const [first, second] = cut('light-', 'house')
    if (first === undefined || second === undefined) throw new Error('no words')
    const { detectedBreak: _, ...untold } = first
    const count = async (rects: Rect[]): Promise<number> => (await mergeHyphens(rects, o)).words.length
    for (const type of ['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK', 'UNKNOWN', 'TAB_STOP'])
      expect(await count(cut('light-', 'house', type))).toBe(1)
    for (const type of ['SPACE', 'SURE_SPACE']) expect(await count(cut('light-', 'house', type))).toBe(2)
    expect(await count([untold, second])).toBe(1)
    expect(await count([untold, { ...second, x: 370, y: 2 }])).toBe(2)
    expect(await count([untold, { ...second, x: 370, y: 2, detectedBreak: { type: 'HYPHEN', isPrefix: true } }])).toBe(
      1,
    )
  })

  it('skips rects without text, and returns every rect once', async () => {
    const [first, second] = cut('light-', 'house')
    if (first === undefined || second === undefined) throw new Error('no words')
    const { word: _, ...untold } = first
    const blank = { ...untold, id: 'blank' }
    const rects = [blank, first, { ...blank, id: 'space', word: ' ' }, blank, second, blank]
    const { words } = await mergeHyphens(rects, { language: 'en', validateWord: () => true })
    expect(words.map(({ text, rects: own }) => [text, ...own.map(({ id }) => id)])).toEqual([
      ['', 'blank'],
      ['lighthouse', 'first', 'second'],
      [' ', 'space'],
      ['', 'blank'],
      ['', 'blank'],
    ])
  })

  it('returns a word that is hyphenated twice with its three unchanged rects', async () => {
    const box = { x: 0, width: 60, height: 20 }
    const rects = ['under-', 'stand-', 'ing.'].map((word, line) => ({ id: `w${line}`, ...box, y: line * 30, word }))
    const validateWord = (word: string): boolean => word === 'understanding' || word === 'understand'
    expect(await mergeHyphens(rects, { language: 'en', validateWord })).toEqual({
      words: [{ text: 'understanding.', rects }],
      issues: [],
    })
  })

  it('restores the hyphen of a compound that was reported as a break, but not that of numbers', async () => {
    const o = { language: 'en', validateWord: () => false }
    const texts = async (rects: Rect[]): Promise<string[]> =>
      (await mergeHyphens(rects, o)).words.map(({ text }) => text)
    expect(await texts(cut('price', 'determining', 'HYPHEN'))).toEqual(['price-', 'determining'])
    expect(await texts(cut('1914', '18', 'HYPHEN'))).toEqual(['1914-', '18'])
    expect(await texts(cut('price-', 'determining', 'HYPHEN'))).toEqual(['price-', 'determining'])
    expect(await texts(cut('price', 'determining', 'HYPHEN').slice(0, 1))).toEqual(['price'])
  })

  it('reports each word that cannot be looked up once, even if the dictionary throws', async () => {
    const rects = [...cut('in-', 'to'), ...cut('in-', 'to')].map((rect, at) => ({ ...rect, id: `w${at}` }))
    const { words, issues } = await mergeHyphens(rects, {
      language: 'en',
      validateWord: () => {
        throw new Error('no dictionary')
      },
    })
    expect(words.map(({ rects: own }) => own.length)).toEqual([1, 1, 1, 1])
    expect(issues).toEqual([
      { code: 'validation-failed', message: expect.stringContaining('no dictionary'), index: 0, id: 'w0' },
    ])
  })

  it('returns nothing for an empty page', async () => {
    expect(await mergeHyphens([], { language: '', validateWord: () => true })).toEqual({ words: [], issues: [] })
  })
})
