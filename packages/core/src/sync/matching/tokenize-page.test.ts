import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { readTokens } from '../../testing/read-tokens'

/** Words of lines with the breaks after them. */
function setLines(...lines: readonly (readonly (string | readonly [word: string, type: string])[])[]): Rect[] {
  return lines.flatMap((words, line) =>
    words.map((told, at) => {
      const [word, type] = typeof told === 'string' ? [told] : told
      const broken = type === undefined ? {} : { detectedBreak: { type } }
      return { id: `${line}.${at}`, x: at * 70, y: line * 30, width: 60, height: 20, word, ...broken }
    }),
  )
}

const texts = (rects: Rect[], language = 'en'): string[] => readTokens(rects, language).map(({ text }) => text)

describe('tokenizePage', () => {
  it('joins a hyphenated word in every language, at each reported or detected line end', () => {
    for (const language of ['en', 'es', 'de', 'ru'])
      for (const type of ['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK', 'UNKNOWN', 'TAB_STOP'])
        expect(texts(setLines(['the', ['ca-', type]], ['sa', 'on']), language)).toEqual(['the', 'ca-sa', 'on'])
    expect(texts(setLines(['the', 'ca-'], ['sa', 'on']))).toEqual(['the', 'ca-sa', 'on'])
    expect(texts(setLines(['the', ['ca', 'HYPHEN']], ['sa']))).toEqual(['the', 'casa'])
    expect(texts(setLines(['the', 'ca⸗'], ['sa']))).toEqual(['the', 'ca⸗sa'])
  })

  it('reads two words within a line, and at hyphens that split no word', () => {
    expect(texts(setLines([['two-', 'SPACE'], 'and']))).toEqual(['two-', 'and'])
    expect(texts(setLines(['two-', 'and']))).toEqual(['two-', 'and'])
    expect(texts(setLines(['1914-'], ['18']))).toEqual(['1914-', '18'])
    expect(texts(setLines(['wait—'], ['no']))).toEqual(['wait—', 'no'])
    expect(texts(setLines(['wait--'], ['no']))).toEqual(['wait--', 'no'])
    expect(texts(setLines([['1914', 'HYPHEN']], ['18']))).toEqual(['1914', '18'])
  })

  it('joins a word hyphenated twice from three rects, with the letters of each', () => {
    const [token] = readTokens(setLines(['under-'], ['stand-'], ['ing.']), 'en')
    expect(token).toEqual({
      text: 'under-stand-ing.',
      parts: [
        { rect: 0, letters: 5 },
        { rect: 1, letters: 5 },
        { rect: 2, letters: 3 },
      ],
    })
  })

  it('reads rects of several words, which have more tokens than there are rects', () => {
    const rects = setLines(['one two three', 'four', 'five six ca-'], ['sa seven', 'eight'])
    expect(readTokens(rects, 'en').map(({ text, parts }) => [text, ...parts.map(({ rect }) => rect)])).toEqual([
      ['one', 0],
      ['two', 0],
      ['three', 0],
      ['four', 1],
      ['five', 2],
      ['six', 2],
      ['ca-sa', 2, 3],
      ['seven', 3],
      ['eight', 4],
    ])
  })

  it('skips rects without letters between the parts of a word', () => {
    expect(texts(setLines(['light-'], ['', '—'], ['house']))).toEqual(['light-house'])
  })

  it('puts every rect with letters into exactly one token, for any boxes', () => {
    const boxes = [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: NaN, y: NaN, width: NaN, height: NaN },
      { x: 0, y: 0, width: Infinity, height: 1e308 },
    ]
    for (const box of boxes) {
      const rects = ['light-', 'house', '…', 'on'].map((word, at) => ({ id: `w${at}`, ...box, word }))
      const parts = readTokens(rects, 'en').flatMap((token) => token.parts.map(({ rect }) => rect))
      expect(parts).toEqual([0, 1, 3])
    }
    expect(readTokens([], 'en')).toEqual([])
  })
})
