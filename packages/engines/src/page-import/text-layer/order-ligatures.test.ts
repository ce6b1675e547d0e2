import { expect, test } from 'vitest'
import { buildLayerWords } from './build-layer-words'
import type { PageCharacter } from './page-character'

const place = (text: string, left: number, right: number, top = 230): PageCharacter => ({
  text,
  left,
  right,
  top,
  bottom: top + 46,
  isSoftHyphen: false,
  isUnmapped: false,
})

const wordsOf = (characters: PageCharacter[]) =>
  buildLayerWords(characters, { width: 1700, height: 2200 }).map(({ word }) => word)

test('orders the letters of an Arabic ligature from the right, without splitting the word', () => {
  // "three", as PDFium gives it: the ligature of lam and alef comes from the left.
  const three = [
    place('ث', 1386, 1401),
    place('ا', 1354, 1371),
    place('ل', 1371, 1387),
    place('ث', 1335, 1350),
    place('ة', 1308, 1336),
  ]
  expect(wordsOf(three)).toEqual(['ثلاثة'])
})

test('keeps as last a letter that reaches back under the letters before it', () => {
  expect(wordsOf([place('ب', 400, 430), place('ڑ', 380, 400), place('ے', 385, 470, 250)])).toEqual(['بڑے'])
})

test('leaves a new line, left-to-right letters and digits as they are', () => {
  expect(wordsOf([place('و', 300, 330), place('ك', 1500, 1530, 330)])).toEqual(['و', 'ك'])
  expect(wordsOf([place('a', 100, 120), place('b', 120, 140)])).toEqual(['ab'])
  expect(wordsOf([place('1', 100, 120), place('2', 120, 140)])).toEqual(['12'])
})
