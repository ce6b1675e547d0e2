import { expect, test } from 'vitest'
import type { ReaderPage } from '../book/reader-book'
import { createPageGlossary } from './create-page-glossary'
import type { NamedTerm } from './define-word'

function makePage(pageId: number, texts: readonly string[]): ReaderPage {
  const box = { x: 0, y: 0, width: 9, height: 9 }
  return {
    pageId,
    pageNumber: 1,
    name: null,
    language: 'en',
    direction: 'ltr',
    imageLink: null,
    thumbnailLink: null,
    imageSize: null,
    altText: null,
    part: null,
    span: null,
    words: texts.map((text, index) => ({ ...box, key: `${pageId}/${index}`, text, span: null, spaceAfter: true })),
    rectData: null,
    popupTriggers: [],
    coachingPoints: [],
  }
}

test('a page is searched once, and its places stay the same', () => {
  const glossary = createPageGlossary({ words: [{ id: 1, word: 'lantern', lang: 'en', definitions: [] }] })
  const page = makePage(1, ['Two', 'lanterns,', 'one', 'Lantern'])
  const places = glossary.listPlaces(page)
  expect(places.map(({ firstWord }) => firstWord)).toEqual([1, 3])
  expect(glossary.listPlaces(page)).toBe(places)
})

test('a named word is found as a whole and in its forms, with its first place on the page', () => {
  const words = [
    { id: 1, word: 'lantern', lang: 'en', definitions: [] },
    { id: 2, word: 'farol', lang: 'es', definitions: [] },
  ]
  const glossary = createPageGlossary({ words })
  const page = makePage(1, ['Two', 'lanterns,', 'one', 'Lantern'])
  const find = (...terms: NamedTerm[]) => glossary.findTerm(terms, page)
  const plain = (text: string) => ({ text, language: null })
  expect(find(plain('a light'), plain(' Lanterns '))).toMatchObject({
    words: [{ id: 1 }],
    place: { firstWord: 1, lastWord: 1 },
  })
  expect(find({ text: 'farol', language: 'es-MX' })).toMatchObject({ words: [{ id: 2 }], place: null })
  for (const text of ['the lantern', 'lantern light', 'farol', ' ', '']) expect(find(plain(text))).toBeNull()
})
