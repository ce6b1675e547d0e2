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

describe('the video of a chapter', () => {
  const open = (chapter: Partial<ChapterSource>, language = 'de') =>
    toReaderBook(bookOf(chapter), { language, languages })

  it('is played in place of its narration, with the poster of the language', () => {
    const variations = [{ variation: 'de', audio: 'nacht.mp3', video: 'nacht.mp4', posterLink: 'nacht.webp' }]
    expect(open({ variations }).chapters[0]).toMatchObject({
      narrationLink: 'nacht.mp4',
      posterLink: 'nacht.webp',
      narratedLanguages: ['de'],
    })
  })
  it('is that of the language, else that of all languages', () => {
    const variations = [{ variation: 'de', video: 'nacht.mp4' }, { variation: 'fr' }]
    const chapter = { video: 'night.mp4', variations }
    expect(open(chapter).chapters[0]?.narrationLink).toBe('nacht.mp4')
    expect(open(chapter, 'fr').chapters[0]).toMatchObject({ narrationLink: 'night.mp4', posterLink: '' })
  })
  it('is null without a link, and the narration is played', () => {
    const variations = [{ variation: 'de', audio: 'nacht.mp3', video: '' }]
    const { isVideoBook, chapters } = open({ video: null, variations })
    expect([isVideoBook, chapters[0]?.posterLink, chapters[0]?.narrationLink]).toEqual([false, null, 'nacht.mp3'])
  })
  it('makes a video book of a book that has one in another language only', () => {
    const variations = [
      { variation: 'de', audio: 'nacht.mp3' },
      { variation: 'fr', video: 'nuit.mp4' },
    ]
    const { isVideoBook, chapters } = open({ variations })
    expect([isVideoBook, chapters[0]?.posterLink]).toEqual([true, null])
  })
})
