import { expect, test } from 'vitest'
import type { PlacedWord } from '@lectern/backend/ports'
import { isTextLayerTrustworthy, measureLayerAgreement } from './is-text-layer-trustworthy'

const place = (words: readonly string[], dx = 0): PlacedWord[] =>
  words.map((word, index) => ({ word, x: index * 100 + dx, y: 0, width: 90, height: 20 }))
const text = ['It', 'was', 'the', 'best', 'of', 'times,', 'it', 'was', 'the', 'worst']

test('trusts a layer with the recognised words, whatever its case, punctuation and word splits', () => {
  expect(isTextLayerTrustworthy(place(text), place(text, 3))).toBe(true)
  expect(isTextLayerTrustworthy(place(text.map((word) => word.toUpperCase())), place(text))).toBe(true)
  const unpunctuated = text.map((word) => word.replace(',', ''))
  expect(measureLayerAgreement(place(unpunctuated), place(text))).toBe(1)
  expect(measureLayerAgreement(place(text.map((word) => `“${word}”!`)), place(text))).toBe(1)
  const joined = [{ word: 'Itwas', x: 0, y: 0, width: 190, height: 20 }, ...place(text).slice(2)]
  expect(measureLayerAgreement(joined, place(text))).toBe(1)
})

test('does not trust a layer in which fewer than four words in five agree', () => {
  const wrong = (count: number): PlacedWord[] => place(text.map((word, index) => (index < count ? 'qqq' : word)))
  expect(measureLayerAgreement(wrong(2), place(text))).toBe(0.8)
  expect(isTextLayerTrustworthy(wrong(2), place(text))).toBe(true)
  expect(isTextLayerTrustworthy(wrong(3), place(text))).toBe(false)
})

test('does not trust the right words at the wrong place', () => {
  expect(isTextLayerTrustworthy(place(text, 100), place(text))).toBe(false)
})

test('trusts the layer of a page on which hardly a word was recognised', () => {
  expect(isTextLayerTrustworthy(place(['1984']), place(['7']))).toBe(true)
})
