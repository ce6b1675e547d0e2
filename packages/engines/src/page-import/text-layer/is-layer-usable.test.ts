import type { ImportedWord } from '@lectern/backend/ports'
import { expect, test } from 'vitest'
import { isLayerUsable } from './is-layer-usable'
import type { PageCharacter } from './page-character'

const page = { width: 1000, height: 1000 }
const word = (text: string, x: number, height = 20): ImportedWord => ({
  word: text,
  x,
  y: 0,
  width: 40,
  height,
  detectedBreak: { type: 'SPACE' },
})
const character = (text: string, isUnmapped = false): PageCharacter => ({
  text,
  left: 0,
  top: 0,
  right: 10,
  bottom: 20,
  isSoftHyphen: false,
  isUnmapped,
})
const fine = [word('one', 0), word('two', 50), word('three', 100), word('four', 150), word('five', 200)]

test('accepts words with known letters and valid boxes', () => {
  expect(isLayerUsable(fine, [character('a')], page)).toBe(true)
})

test.each([
  ['no words at all', [], [character('a')]],
  ['letters that the font does not name', fine, [character('a', true), character('b')]],
  ['letters of a private alphabet', fine, [character('\uE001'), character('b')]],
  ['every word at one spot', fine.map((one) => ({ ...one, x: 7 })), [character('a')]],
  ['words as tall as the page', fine.map((one) => ({ ...one, height: 900 })), [character('a')]],
  ['boxes of no size', fine.map((one) => ({ ...one, width: 0 })), [character('a')]],
])('refuses a layer with %s', (_, words, characters) => {
  expect(isLayerUsable(words, characters, page)).toBe(false)
})
