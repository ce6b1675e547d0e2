import { expect, test } from 'vitest'
import { correctPunctuation } from './correct-punctuation'
import type { FoundBlock, FoundWord } from './recognised-blocks'
import { regroupWords } from './regroup-words'

const SIZE = 20

/** A line of tesseract's words, each at its place in letters; `text` as tesseract tells it. */
function line(
  words: readonly (readonly [text: string, at: number, confidence?: number])[],
  text?: string,
): FoundBlock[] {
  const found = words.map(([word, at, confidence = 90]): FoundWord => {
    const letters = Array.from(word)
    const bboxOf = (from: number, to: number) => ({ x0: (at + from) * SIZE, y0: 0, x1: (at + to) * SIZE - 1, y1: SIZE })
    const symbols = letters.map((letter, index) => ({ text: letter, confidence: 99, bbox: bboxOf(index, index + 1) }))
    return { text: word, confidence, bbox: bboxOf(0, letters.length), symbols }
  })
  const bbox = { x0: 0, y0: 0, x1: 1000, y1: SIZE }
  const lines = [{ words: found, ...(text === undefined ? {} : { text }) }]
  return [{ confidence: 90, bbox, paragraphs: [{ bbox, lines }] }]
}

const wordsIn = (blocks: readonly FoundBlock[]): FoundWord[] => blocks[0]?.paragraphs[0]?.lines[0]?.words ?? []
/** Words with `_` where a space follows and `+` where none does. */
const show = (blocks: readonly FoundBlock[]): string =>
  wordsIn(blocks)
    .map(({ text, isClose }) => text + (isClose ? '+' : '_'))
    .join('')

test('groups Chinese characters into dictionary words, with punctuation and without spaces', () => {
  const letters = Array.from('妈妈说：“我们明天去海边吧！”').map((letter, index) => [letter, index] as const)
  expect(show(regroupWords(line(letters), 'zh-Hans'))).toBe('妈妈+说：+“我们+明天+去+海边+吧！”_')
})

test('puts a space in Chinese and Japanese between foreign words and at wide gaps', () => {
  const words = [
    ['他', 0],
    ['用', 1],
    ['Open', 2],
    ['Text', 6],
    ['读', 10],
    ['书', 11],
    ['春', 14],
  ] as const
  expect(show(regroupWords(line(words), 'zh'))).toBe('他用+Open_Text+读书_春_')
})

test('groups Korean syllables into words at the line’s spaces, or at its gaps without any', () => {
  const syllables = [
    ['옛', 0],
    ['적', 1],
    ['에', 2],
    ['작은', 3.4],
    ['마', 5.8],
    ['을', 6.8],
  ] as const
  for (const text of ['옛적에 작은 마을', undefined])
    expect(show(regroupWords(line(syllables, text), 'ko'))).toBe('옛적에_작은_마을_')
  const [first] = wordsIn(regroupWords(line(syllables), 'ko-KR'))
  expect(first?.bbox).toEqual({ x0: 0, y0: 0, x1: 3 * SIZE - 1, y1: SIZE })
  expect(first?.symbols).toHaveLength(3)
})

test('gives a word no higher confidence than tesseract gave its parts', () => {
  const [word] = wordsIn(
    regroupWords(
      line([
        ['고', 0, 40],
        ['양', 1, 90],
      ]),
      'ko',
    ),
  )
  expect(word?.confidence).toBe(65)
})

test('leaves the words of other languages alone', () => {
  const english = line(
    [
      ['two', 0],
      ['words', 4],
    ],
    'two words',
  )
  expect(regroupWords(english, 'en')).toEqual(english)
})

test('replaces half-width punctuation after letters of the language with its own', () => {
  const mend = (text: string, language: string): string =>
    wordsIn(correctPunctuation(line([[text, 0]]), language))
      .map((word) => word.text + word.symbols.length)
      .join()
  expect(mend('时候,小猫!', 'zh')).toBe('时候，小猫！6')
  expect(mend('はい,猫', 'ja')).toBe('はい、猫4')
  expect(mend('သည်;', 'my')).toBe('သည်။4')
  expect(mend('3,5', 'zh')).toBe('3,53')
  expect(mend('cat,', 'en')).toBe('cat,4')
})
