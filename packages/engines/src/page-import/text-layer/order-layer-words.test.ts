import { expect, test } from 'vitest'
import type { LayerWord } from './layer-word'
import { orderLayerWords } from './order-layer-words'

/** Words of one line, 40 wide, 10 apart. */
function line(text: string, left: number, top: number): LayerWord[] {
  return text.split(' ').map((word, index) => ({
    text: word,
    left: left + index * 50,
    top,
    right: left + index * 50 + 40,
    bottom: top + 20,
    startsLine: index === 0,
    endsWithSoftHyphen: false,
  }))
}

const rows = Array.from({ length: 8 }, (_, row) => row)
const textOf = (words: readonly LayerWord[]): string => words.map(({ text }) => text).join(' ')

test('columns that the file writes line by line across are read one after the other', () => {
  const written = rows.flatMap((row) => [
    ...line(`a${row} b${row} c${row} d${row}`, 0, row * 30),
    ...line(`e${row} f${row} g${row} h${row}`, 300, row * 30),
  ])
  const left = rows.map((row) => `a${row} b${row} c${row} d${row}`)
  const right = rows.map((row) => `e${row} f${row} g${row} h${row}`)
  const ordered = orderLayerWords(written)
  expect(textOf(ordered)).toBe([...left, ...right].join(' '))
  expect(ordered.filter(({ startsLine }) => startsLine).map(({ text }) => text[0])).toEqual([
    ...rows.map(() => 'a'),
    ...rows.map(() => 'e'),
  ])
})

test('columns that the file writes one after the other stay as they are', () => {
  const written = [300, 0].flatMap((left) => rows.flatMap((row) => line(`${left} w${row} x y`, left, row * 30)))
  expect(orderLayerWords(written)).toEqual(written)
})

test('the rows of a table stay rows', () => {
  const written = rows.flatMap((row) => [...line(`name${row}`, 0, row * 30), ...line(`what it means`, 300, row * 30)])
  expect(orderLayerWords(written)).toEqual(written)
})
