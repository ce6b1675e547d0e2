import { describe, expect, it } from 'vitest'
import type { BookSource, ChapterSource } from './book-source'
import { toReaderBook } from './to-reader-book'

const languages = ['de', 'en', 'es', 'fr']
const page = { pageId: 1, page_number: 1, variations: [] }
const bookOf = (chapter: Partial<ChapterSource>): BookSource => ({
  bookInfo: { id: 1, title: 'Die Lampe', languages },
  chapters: [{ id: 1, name: 'Nacht', variations: [], pages: [page], ...chapter }],
})
const nameIn = (language: string, names: Readonly<Record<string, string | null>>) => {
  const variations = Object.entries(names).map(([variation, name]) => ({ variation, name }))
  const chapter = toReaderBook(bookOf({ variations }), { language, languages }).chapters[0]
  return [chapter?.name, chapter?.nameLanguage]
}

describe('the name of a chapter', () => {
  it("is in the book's language, else English, else the first one, marked with its language [I18N-009]", () => {
    expect(nameIn('es', { en: 'Night', es: 'La noche' })).toEqual(['La noche', 'es'])
    expect(nameIn('es-MX', { en: 'Night', es: 'La noche' })).toEqual(['La noche', 'es'])
    expect(nameIn('fr', { es: 'La noche', en: 'Night' })).toEqual(['Night', 'en'])
    expect(nameIn('fr', { de: ' ', es: 'La noche', fr: null })).toEqual(['La noche', 'es'])
  })

  it("is the plain name, in the title's language, when no language has one", () => {
    expect(nameIn('fr', { fr: null, en: '' })).toEqual(['Nacht', 'de'])
  })
})

it("the title's language is the first language of the book", () => {
  const book = bookOf({})
  expect(toReaderBook(book, { language: 'es', languages }).titleLanguage).toBe('de')
  const unknown = { ...book, bookInfo: { id: 1, title: 'Die Lampe' } }
  expect(toReaderBook(unknown, { language: 'es', languages }).titleLanguage).toBeNull()
})
