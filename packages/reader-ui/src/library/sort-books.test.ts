import { describe, expect, it } from 'vitest'
import type { LibraryBook } from './library-book'
import { sortBooks } from './sort-books'

const newest = ['Tale 10', 'ñandú', 'Árbol', 'nube', 'Tale 9', 'oso', 'arena'].map((title, index): LibraryBook => ({
  id: index + 1,
  title,
  titleLanguage: 'es',
  description: null,
  coverLink: null,
  languages: [],
  kinds: [],
  pageCount: 1,
  durationSeconds: 0,
  isPublished: true,
  color: null,
  href: '',
  keptPage: null,
}))
const titles = (books: readonly LibraryBook[]) => books.map(({ title }) => title)

describe('sortBooks', () => {
  it('compares titles in the alphabet of a language, and numbers by their value', () => {
    expect(titles(sortBooks(newest, 'title', 'es'))).toEqual([
      'Árbol',
      'arena',
      'nube',
      'ñandú',
      'oso',
      'Tale 9',
      'Tale 10',
    ])
    expect(titles(sortBooks(newest, 'title', 'en'))).toEqual([
      'Árbol',
      'arena',
      'ñandú',
      'nube',
      'oso',
      'Tale 9',
      'Tale 10',
    ])
  })

  it('keeps the newest first', () => {
    expect(sortBooks(newest, 'newest', 'en')).toBe(newest)
  })
})
