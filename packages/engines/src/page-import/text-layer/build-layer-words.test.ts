import { expect, test } from 'vitest'
import { buildLayerWords } from './build-layer-words'
import type { PageCharacter } from './page-character'

const page = { width: 1000, height: 1000 }

/** Letters 10 wide and 20 high, one after the other; `\n` is what PDF readers put between lines. */
function line(text: string, x: number, y: number): PageCharacter[] {
  return Array.from(text, (letter, index) => ({
    text: letter,
    left: x + index * 10,
    right: x + index * 10 + 9,
    top: y,
    bottom: y + 20,
    isSoftHyphen: letter === '\u00AD',
    isUnmapped: false,
  }))
}

const read = (characters: PageCharacter[]): string[] =>
  buildLayerWords(characters, page).map(({ word, detectedBreak }) => `${word} ${detectedBreak.type}`)

test('words are parted by spaces, by wide gaps and by lines', () => {
  expect(read([...line('one two', 0, 0), ...line('far', 200, 0), ...line('next', 0, 25)])).toEqual([
    'one SPACE',
    'two SURE_SPACE',
    'far EOL_SURE_SPACE',
    'next LINE_BREAK',
  ])
})

test('a word divided at the line end loses its hyphen, one that is only joined there keeps it', () => {
  const text = [
    ...line('exam-', 0, 0),
    ...line('ple self-', 0, 25),
    ...line('Aware', 0, 50),
    ...line('soft\u00AD', 0, 75),
    ...line('ly', 0, 100),
  ]
  expect(read(text)).toEqual([
    'exam HYPHEN',
    'ple SPACE',
    'self- EOL_SURE_SPACE',
    'Aware EOL_SURE_SPACE',
    'soft HYPHEN',
    'ly LINE_BREAK',
  ])
})

test('a soft hyphen inside a line is not seen, at its end it divides the word, printed or not', () => {
  expect(read([...line('be\u00ADgin\u00ADning to', 0, 0)])).toEqual(['beginning SPACE', 'to LINE_BREAK'])
  expect(read([...line('pic\u00ADtu\u00AD\u2010', 0, 0), ...line('res', 0, 25)])).toEqual([
    'pictu HYPHEN',
    'res LINE_BREAK',
  ])
  expect(read([...line('pic\u00AD\n', 0, 0), ...line('ture', 0, 25)])).toEqual(['pic HYPHEN', 'ture LINE_BREAK'])
})

test('a new paragraph or column follows a line break', () => {
  expect(read([...line('end', 0, 0), ...line('gap', 0, 90), ...line('column', 500, 0)])).toEqual([
    'end LINE_BREAK',
    'gap LINE_BREAK',
    'column LINE_BREAK',
  ])
})

test('a spaced-out heading becomes its words again, letters that are words stay', () => {
  expect(read(line('T H E  E N D S', 0, 0))).toEqual(['THE SPACE', 'ENDS LINE_BREAK'])
  expect(read(line('I a m', 0, 0))).toEqual(['I SPACE', 'a SPACE', 'm LINE_BREAK'])
})

test('turned text is read as words, not as letters', () => {
  const turned = line('up', 0, 0).map((character, index) => ({
    ...character,
    left: 0,
    right: 20,
    top: 100 - index * 10,
    bottom: 110 - index * 10,
  }))
  expect(read(turned)).toEqual(['up LINE_BREAK'])
})

test('what lies outside the page is left out, what reaches over its edge is cut there', () => {
  const words = buildLayerWords([...line('gone', -200, 0), ...line('edge', 970, 25)], page)
  expect(words).toMatchObject([{ word: 'edge', x: 970, width: 30 }])
})

test('a bullet before an item is left out', () => {
  expect(read([...line('• two pears', 0, 0), ...line('\uF0B7 a loaf', 0, 25)])).toEqual([
    'two SPACE',
    'pears EOL_SURE_SPACE',
    'a SPACE',
    'loaf LINE_BREAK',
  ])
})
