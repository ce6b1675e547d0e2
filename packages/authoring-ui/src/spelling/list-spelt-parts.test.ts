import { expect, it } from 'vitest'
import { listSpeltParts } from './list-spelt-parts'

const words = (text: string) => listSpeltParts(text).map(({ word }) => word)

it('lists words without punctuation, and the parts of a compound', () => {
  expect(words('“The well-known owl’s nest,” (said) Åse…')).toEqual([
    'The',
    'well',
    'known',
    'owl’s',
    'nest',
    'said',
    'Åse',
  ])
  expect(words('¿Qué niño?')).toEqual(['Qué', 'niño'])
  expect(words('مرحبا، שלום')).toEqual(['مرحبا', 'שלום'])
})

it('leaves out numbers, single letters and both halves of a word that a line end cuts', () => {
  expect(words('A 12th J. 1984 x')).toEqual([])
  expect(words('the moun-\ntain rose')).toEqual(['the', 'rose'])
  expect(words('the moun- tain rose')).toEqual(['the', 'rose'])
  expect(words('moun-')).toEqual([])
})

it('tells where each word stands', () => {
  const text = 'An owl, an-other.'
  expect(listSpeltParts(text).map(({ from, to }) => text.slice(from, to))).toEqual(['An', 'owl', 'an', 'other'])
})
