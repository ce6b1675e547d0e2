import { expect, test } from 'vitest'
import type { ReaderPage } from '../book/reader-book'
import { createPageGlossary } from './create-page-glossary'

const syllables = ['ka', 'lo', 'mi', 'ru', 'ten', 'vas', 'pol', 'sing', 'er', 'st']
const spell = (number: number) => Array.from(String(number), (digit) => syllables[Number(digit)]).join('')

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

test('a page of 1,000 words is searched for 5,000 words of the glossary within 20 ms', () => {
  const words = Array.from({ length: 5000 }, (_, id) => {
    const word = id % 5 === 0 ? `${spell(id)} ${spell(id * 3)}` : spell(id * 7)
    return { id, word, lang: 'en', definitions: [] }
  })
  const glossary = createPageGlossary({ words })
  const times = Array.from({ length: 10 }, (_page, round) => {
    const texts = Array.from({ length: 1000 }, (_word, index) => `${spell(index * 13 + round * 701)}s,`)
    const page = makePage(round, texts)
    const start = performance.now()
    const places = glossary.listPlaces(page)
    const end = performance.now()
    expect(places.length).toBeGreaterThan(10)
    expect(glossary.listPlaces(page)).toBe(places)
    return end - start
  })
  // The quickest page: other tests share the processor.
  expect(Math.min(...times)).toBeLessThan(20)
})
