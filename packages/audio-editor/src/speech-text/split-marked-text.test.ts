import { expect, it } from 'vitest'
import { splitMarkedText } from './split-marked-text'

it('splits a text into changed sentences and pauses, also where they overlap', () => {
  const text = 'One. <break time="1s" /> Two.'
  const pieces = splitMarkedText(text, [{ start: 0, end: 10 }])
  expect(pieces.map((piece) => [piece.text, piece.isChanged, piece.isPause])).toEqual([
    ['One. ', true, false],
    ['<brea', true, true],
    ['k time="1s" />', false, true],
    [' Two.', false, false],
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

it('has no piece for an empty text', () => {
  expect(splitMarkedText('', [])).toEqual([])
})
