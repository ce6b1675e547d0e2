import type { BookGlossary } from '@lectern/api-client/main/glossary'
import { createGlossaryMatcher, type FoundEntries } from '@lectern/core/glossary'
import type { ReaderPage } from '../book/reader-book'
import { mapFound } from '../book/map-found'

export type GlossaryWord = BookGlossary['words'][number]

/** Words of the glossary on pages. */
export interface PageGlossary {
  /** Lists the places of a page, in order. Each page is searched once. */
  readonly listPlaces: (page: ReaderPage) => readonly FoundEntries[]
  /** Returns the place of a word by its index on the page; null for a word that the glossary does not have. */
  readonly findPlace: (page: ReaderPage, index: number) => FoundEntries | null
  /** Returns the words of the glossary at a place. */
  readonly listWords: (place: FoundEntries) => GlossaryWord[]
}

export function createPageGlossary({ words }: BookGlossary): PageGlossary {
  const byId = new Map(words.map((word) => [word.id, word]))
  const matchers = new Map<string, ReturnType<typeof createGlossaryMatcher>>()
  const found = new WeakMap<ReaderPage, readonly FoundEntries[]>()
  const findMatcher = (language: string) => {
    const matcher = matchers.get(language) ?? createGlossaryMatcher(words, { language })
    matchers.set(language, matcher)
    return matcher
  }
  const listPlaces = (page: ReaderPage) => {
    const places = found.get(page) ?? findMatcher(page.language)(page.words.map(({ text }) => text))
    found.set(page, places)
    return places
  }
  return {
    listPlaces,
    findPlace: (page, index) =>
      listPlaces(page).find(({ firstWord, lastWord }) => firstWord <= index && index <= lastWord) ?? null,
    listWords: ({ entryIds }) => mapFound(entryIds, (id) => byId.get(id)),
  }
}
