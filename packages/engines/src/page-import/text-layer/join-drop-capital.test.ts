import { expect, test } from 'vitest'
import { joinDropCapital } from './join-drop-capital'
import type { LayerWord } from './layer-word'

const word = (text: string, left: number, top: number, right: number, bottom: number): LayerWord => ({
  text,
  left,
  top,
  right,
  bottom,
  startsLine: false,
  endsWithSoftHyphen: false,
})
const textOf = (words: readonly LayerWord[]): string[] => words.map(({ text }) => text)

test('joins a drop capital with its word, one line high, wherever it comes in the file', () => {
  const capital = word('O', 0, 100, 60, 170)
  const joined = joinDropCapital([
    capital,
    word('Heading', 0, 0, 200, 30),
    word('nce', 66, 104, 100, 128),
    word('upon', 110, 104, 160, 128),
    word('a', 66, 134, 80, 158),
  ])
  expect(textOf(joined)).toEqual(['Heading', 'Once', 'upon', 'a'])
  expect(joined[1]).toMatchObject({ left: 0, top: 104, right: 100, bottom: 128, startsLine: true })
})

test('keeps a drop capital that is a word by itself, before the next word', () => {
  const words = [word('mouse', 76, 104, 140, 128), word('A', 0, 100, 60, 170)]
  expect(textOf(joinDropCapital(words))).toEqual(['A', 'mouse'])
})

test('leaves a capital among letters of its own size alone', () => {
  const words = [word('I', 0, 0, 8, 24), word('am', 10, 0, 40, 24), word('B', 300, 0, 320, 24)]
  expect(joinDropCapital(words)).toEqual(words)
})
