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

test('splits words at spaces, wide gaps and line ends', () => {
  expect(read([...line('one two', 0, 0), ...line('far', 200, 0), ...line('next', 0, 25)])).toEqual([
    'one SPACE',
    'two SURE_SPACE',
    'far EOL_SURE_SPACE',
    'next LINE_BREAK',
  ])
})

test('drops the hyphen of a divided word at a line end, and keeps that of a compound', () => {
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

test('ignores a soft hyphen within a line; at its end it divides the word, printed or not', () => {
  expect(read([...line('be\u00ADgin\u00ADning to', 0, 0)])).toEqual(['beginning SPACE', 'to LINE_BREAK'])
  expect(read([...line('pic\u00ADtu\u00AD\u2010', 0, 0), ...line('res', 0, 25)])).toEqual([
    'pictu HYPHEN',
    'res LINE_BREAK',
  ])
  expect(read([...line('pic\u00AD\n', 0, 0), ...line('ture', 0, 25)])).toEqual(['pic HYPHEN', 'ture LINE_BREAK'])
})

test('ends the line before a new paragraph or column with a line break', () => {
  expect(read([...line('end', 0, 0), ...line('gap', 0, 90), ...line('column', 500, 0)])).toEqual([
    'end LINE_BREAK',
    'gap LINE_BREAK',
    'column LINE_BREAK',
  ])
})

test('joins the letters of a spaced-out heading, and keeps letters that are words', () => {
  expect(read(line('T H E  E N D S', 0, 0))).toEqual(['THE SPACE', 'ENDS LINE_BREAK'])
  expect(read(line('I a m', 0, 0))).toEqual(['I SPACE', 'a SPACE', 'm LINE_BREAK'])
})

test('reads rotated text as words, not as letters', () => {
  const rotated = line('up', 0, 0).map((character, index) => ({
    ...character,
    left: 0,
    right: 20,
    top: 100 - index * 10,
    bottom: 110 - index * 10,
  }))
  expect(read(rotated)).toEqual(['up LINE_BREAK'])
})

test('leaves out words outside the page, and clips boxes at its edge', () => {
  const words = buildLayerWords([...line('gone', -200, 0), ...line('edge', 970, 25)], page)
  expect(words).toMatchObject([{ word: 'edge', x: 970, width: 30 }])
})

test('leaves out the bullet before a list item', () => {
  expect(read([...line('• two pears', 0, 0), ...line('\uF0B7 a loaf', 0, 25)])).toEqual([
    'two SPACE',
    'pears EOL_SURE_SPACE',
    'a SPACE',
    'loaf LINE_BREAK',
  ])
})
