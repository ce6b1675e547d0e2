import { expect, it } from 'vitest'
import { splitMarkedText } from './split-marked-text'

it('splits a text into changed sentences and pauses, also where they overlap', () => {
  const text = 'One. <break time="1s" /> Two.'
  const pieces = splitMarkedText(text, [{ start: 0, end: 10, mark: 'changed' }])
  expect(pieces.map((piece) => [piece.text, piece.marks])).toEqual([
    ['One. ', ['changed']],
    ['<brea', ['changed', 'pause']],
    ['k time="1s" />', ['pause']],
    [' Two.', []],
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

it('reports once where a range begins that another one interrupts', () => {
  const pieces = splitMarkedText('One two three.', [
    { start: 0, end: 14, mark: 'locked' },
    { start: 4, end: 7, mark: 'changed' },
  ])
  expect(pieces.map(({ text, begins }) => [text, begins])).toEqual([
    ['One ', ['locked']],
    ['two', ['changed']],
    [' three.', []],
  ])
})

it('has no piece for an empty text', () => {
  expect(splitMarkedText('', [])).toEqual([])
})
