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

test('orders columns one after the other when the file writes them line by line across', () => {
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

test('keeps columns that the file writes one after the other', () => {
  const written = [300, 0].flatMap((left) => rows.flatMap((row) => line(`${left} w${row} x y`, left, row * 30)))
  expect(orderLayerWords(written)).toEqual(written)
})

test('keeps the rows of a table', () => {
  const written = rows.flatMap((row) => [...line(`name${row}`, 0, row * 30), ...line(`what it means`, 300, row * 30)])
  expect(orderLayerWords(written)).toEqual(written)
})
