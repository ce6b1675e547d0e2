import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { toSentenceRects } from './to-sentence-rects'

const SIZE = { width: 60, height: 20 }

function setLines(lines: readonly (readonly string[])[], direction: 'ltr' | 'rtl' = 'ltr'): Rect[] {
  return lines.flatMap((words, line) =>
    words.map((word, at) => ({
      id: `${line}.${at}`,
      x: direction === 'ltr' ? at * 70 : 700 - at * 70,
      y: line * 30,
      ...SIZE,
      word,
    })),
  )
}

const texts = (rects: readonly Rect[]): (string | undefined)[] => rects.map((rect) => rect.word)
const sentences = (rects: readonly Rect[]): number => new Set(rects.map((rect) => rect.sentenceId)).size

describe('toSentenceRects', () => {
  it('returns no rects without words, and one rect for one word', () => {
    expect(toSentenceRects([], { language: 'en' })).toEqual([])
    const [word] = setLines([['Stop!']])
    if (word === undefined) throw new Error('no word')
    expect(toSentenceRects([{ ...word, word: ' ' }], { language: 'en' })).toEqual([])
    expect(toSentenceRects([word], { language: 'en' })).toEqual([
      { ...word, id: '0.0-sentence', sentenceId: 'sentence-0.0' },
    ])
  })

  it('splits a sentence over three lines into three rects, with a hyphenated word in two of them', () => {
    const rects = toSentenceRects(
      setLines([
        ['Yes.', 'The', 'light-'],
        ['house', 'keeper', 'looked'],
        ['out.', 'It', 'rained.'],
      ]),
      { language: 'en' },
    )
    expect(texts(rects)).toEqual(['Yes.', 'The light-', 'house keeper looked', 'out.', 'It rained.'])
    expect(rects.map((rect) => rect.sentenceId)).toEqual([
      'sentence-0.0',
      ...Array.from({ length: 3 }, () => 'sentence-0.1'),
      'sentence-2.1',
    ])
    expect(rects.map(({ x, y, width }) => [x, y, width])).toEqual([
      [0, 0, 60],
      [70, 0, 130],
      [0, 30, 200],
      [0, 60, 60],
      [70, 60, 130],
    ])
  })

  it('reads right-to-left lines in the order of their words', () => {
    const rects = toSentenceRects(
      setLines(
        [
          ['ذهب', 'الولد', 'إلى'],
          ['المدرسة.', 'ثم', 'عاد؟'],
        ],
        'rtl',
      ),
      { language: 'ar' },
    )
    expect(texts(rects)).toEqual(['ذهب الولد إلى', 'المدرسة.', 'ثم عاد؟'])
    expect(sentences(rects)).toBe(2)
    expect(rects.map(({ x, width }) => [x, width])).toEqual([
      [560, 200],
      [700, 60],
      [560, 130],
    ])
  })

  it('keeps the spaces of Thai and Korean, and writes Chinese, Japanese and Burmese without', () => {
    const closeUp = (words: readonly string[], gaps: readonly number[]): Rect[] => {
      let x = 0
      return words.map((word, at) => {
        const rect = { id: `w${at}`, x, y: 0, width: 40, height: 20, word }
        x += 40 + (gaps[at] ?? 0)
        return rect
      })
    }
    const joined = (language: string, words: readonly string[], gaps: readonly number[]): string | undefined =>
      toSentenceRects(closeUp(words, gaps), { language })[0]?.word
    expect(joined('th', ['สวัสดี', 'ครับ', 'ผม'], [1, 1])).toBe('สวัสดีครับผม')
    expect(joined('ko', ['나는', '학교에', '간다.'], [8, 8])).toBe('나는 학교에 간다.')
    expect(joined('zh', ['我', '去', '学校。'], [8, 8])).toBe('我去学校。')
    expect(joined('ja', ['私は', '学校', 'へ。'], [8, 8])).toBe('私は学校へ。')
    expect(joined('my', ['ကျွန်တော်', 'သည်', 'ကျောင်းသား'], [1, 1])).toBe('ကျွန်တော်သည်ကျောင်းသား')
    expect(joined('hi', ['मैं', 'घर', 'गया', '।'], [8, 8, 8])).toBe('मैं घर गया।')
  })

  it('returns the same text at every scan resolution', () => {
    const words = setLines([
      ['It', 'rained.', 'We'],
      ['stayed', 'in.', 'Then'],
    ])
    const text = texts(toSentenceRects(words, { language: 'en' }))
    for (const scale of [0.01, 0.5, 3, 100]) {
      const scaled = words.map(({ x, y, width, height, ...rest }) => ({
        ...rest,
        x: x * scale,
        y: y * scale,
        width: width * scale,
        height: height * scale,
      }))
      expect(texts(toSentenceRects(scaled, { language: 'en' }))).toEqual(text)
    }
  })

  it('ignores boxes without area', () => {
    const words = setLines([['One', 'two', 'three', 'four.']])
    const damaged = [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: NaN, y: NaN, width: NaN, height: NaN },
      { x: -Infinity, y: 0, width: Infinity, height: 20 },
      { x: 70, y: 900, width: 60, height: 0 },
    ]
    const far = words.map((word) => ({ ...word, x: word.x + 500, y: word.y + 500 }))
    for (const box of damaged) {
      const rects = toSentenceRects(
        far.map((word, at) => (at === 1 ? { ...word, ...box } : word)),
        { language: 'en' },
      )
      expect(rects).toMatchObject([{ word: 'One two three four.', x: 500, y: 500, width: 270, height: 20 }])
    }
    const none = toSentenceRects(
      far.map((word) => ({ ...word, x: 5, y: NaN, width: 0, height: 0 })),
      { language: 'en' },
    )
    expect(none).toMatchObject([{ word: 'One two three four.', x: 5, y: 0, width: 0, height: 0 }])
  })

  it('puts every word into exactly one rect of finite numbers, for any boxes and times', () => {
    const number = fc.oneof(fc.integer({ min: -100, max: 1000 }), fc.constantFrom(NaN, Infinity, -Infinity, 0, 1e308))
    const words = fc.array(
      fc.record(
        {
          x: number,
          y: number,
          width: number,
          height: number,
          word: fc.constantFrom('One', 'two', 'three.', 'four!', '', 'ไทย', '猫'),
          startTime: number,
          endTime: number,
        },
        { requiredKeys: ['x', 'y', 'width', 'height', 'word'] },
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(words, (some) => {
        const rects = toSentenceRects(
          some.map((word, at) => ({ id: `w${at}`, ...word })),
          { language: 'en' },
        )
        expect(texts(rects).join('').replaceAll(' ', '')).toBe(some.map(({ word }) => word).join(''))
        for (const { x, y, width, height, startTime = 0, endTime = 0 } of rects)
          expect([x, y, width, height, startTime, endTime].every(Number.isFinite)).toBe(true)
      }),
    )
  })

  it('takes time in proportion to the number of words', () => {
    const words = Array.from({ length: 8_000 }, (_, line) =>
      ['One', 'two.', 'Three', 'four', 'five.', 'Six', 'seven'].map((word, at) => ({
        id: `${line}.${at}`,
        x: at * 70,
        y: line * 30,
        ...SIZE,
        word,
        startTime: line,
        endTime: line + 1,
      })),
    ).flat()
    expect(toSentenceRects(words, { language: 'en' }).length).toBeGreaterThan(16_000)
    const endless = words.map((word) => ({ ...word, word: 'word' }))
    expect(toSentenceRects(endless, { language: 'en' })).toHaveLength(8_000)
  })

  it('continues over a line whose words have no boxes', () => {
    const told = setLines([
      ['The', 'owl', 'flew'],
      ['over', 'the', 'dark'],
      ['valley', 'at', 'night.'],
    ]).map((word, at) => ({ ...word, detectedBreak: { type: at % 3 === 2 ? 'EOL_SURE_SPACE' : 'SPACE' } }))
    const boxless = told.map((word) => (word.id.startsWith('1') ? { ...word, y: 0, width: 0, height: 0 } : word))
    expect(sentences(toSentenceRects(boxless, { language: 'en' }))).toBe(1)
  })
})

describe('toSentenceRects of vertical pages', () => {
  const columns = [
    ['昔々', 'ある', '所に'],
    ['王様が', 'いました。', 'とても'],
    ['優しい', '王様', 'でした。'],
  ]
  const LETTER = 30

  function setColumns(sizes: 'words' | 'letters' = 'words'): Rect[] {
    return columns.flatMap((words, column) => {
      let y = 100
      const pieces = sizes === 'words' ? words : words.flatMap((word) => Array.from(word))
      return pieces.map((word, at) => {
        const rect = {
          id: `${column}.${at}`,
          x: 500 - column * 50,
          y,
          width: LETTER,
          height: word.length * LETTER,
          word,
        }
        y += rect.height + 2
        return rect
      })
    })
  }

  for (const sizes of ['words', 'letters'] as const)
    it(`returns one rect for each sentence and column of ${sizes} without a given writing mode`, () => {
      const rects = toSentenceRects(setColumns(sizes), { language: 'ja' })
      expect(texts(rects)).toEqual(['昔々ある所に', '王様がいました。', 'とても', '優しい王様でした。'])
      const [first, second] = new Set(rects.map((rect) => rect.sentenceId))
      expect(rects.map((rect) => rect.sentenceId)).toEqual([first, first, second, second])
      expect(rects.map((rect) => rect.x)).toEqual([500, 450, 450, 400])
      for (const rect of rects)
        expect([rect.width, rect.height >= (rect.word ?? '').length * LETTER]).toEqual([30, true])
    })

  it('follows the given writing mode', () => {
    const told = (writingMode: 'vertical-rl' | 'horizontal-tb') =>
      texts(toSentenceRects(setColumns(), { language: 'ja', writingMode }))
    expect(told('vertical-rl')).toHaveLength(4)
    expect(told('horizontal-tb')).toHaveLength(9)
    const latin = ['It', 'rained.'].map((word, at) => ({ id: word, x: 0, y: at * 90, width: 20, height: 80, word }))
    expect(toSentenceRects(latin, { language: 'en', writingMode: 'vertical-rl' })).toHaveLength(1)
    expect(toSentenceRects(latin, { language: 'en' })).toHaveLength(2)
  })

  it('takes short horizontal lines below each other for lines', () => {
    const list = ['一つ', '二つ', '三つ。'].map((word, at) => ({
      id: word,
      x: 0,
      y: at * 40,
      width: word.length * 30,
      height: 30,
      word,
    }))
    expect(toSentenceRects(list, { language: 'ja' })).toHaveLength(3)
  })

  it('writes no space between a word and a number in one column', () => {
    const words = ['昔', '3', '人の', '王'].map((word, at) => ({
      id: word,
      x: 0,
      y: at * 62,
      width: 30,
      height: word.length * 30,
      word,
    }))
    const close = words.map((word, at) => ({ ...word, y: [0, 32, 64, 126][at] ?? 0 }))
    expect(texts(toSentenceRects(close, { language: 'ja' }))).toEqual(['昔3人の王'])
  })
})
