import type { BookGlossary } from '@lectern/api-client/main/glossary'
import { createGlossaryMatcher, type FoundEntries } from '@lectern/core/glossary'
import type { ReaderPage } from '../book/reader-book'
import { mapFound } from '../book/map-found'
import type { NamedTerm } from './define-word'

export type GlossaryWord = BookGlossary['words'][number]

export interface FoundTerm {
  readonly text: string
  readonly words: readonly GlossaryWord[]
  /** The first place of the word on the page; null when it does not stand there. */
  readonly place: FoundEntries | null
}

/** Words of the glossary on pages. */
export interface PageGlossary {
  /** Lists the places of a page, in order. Each page is searched once. */
  readonly listPlaces: (page: ReaderPage) => readonly FoundEntries[]
  /** Returns the place of a word by its index on the page; null for a word that the glossary does not have. */
  readonly findPlace: (page: ReaderPage, index: number) => FoundEntries | null
  /** Returns the first name that is a word of the glossary as a whole, in the language of the page unless it names its own. */
  readonly findTerm: (terms: readonly NamedTerm[], page: ReaderPage) => FoundTerm | null
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
  const listWords = ({ entryIds }: Pick<FoundEntries, 'entryIds'>) => mapFound(entryIds, (id) => byId.get(id))
  const readTerm = ({ text, language }: NamedTerm, page: ReaderPage): FoundTerm | null => {
    const parts = text.split(/\s+/).filter((part) => part !== '')
    const [whole] = findMatcher(language ?? page.language)(parts)
    if (whole === undefined || whole.firstWord > 0 || whole.lastWord < parts.length - 1) return null
    const place = listPlaces(page).find(({ entryIds }) => entryIds.some((id) => whole.entryIds.includes(id))) ?? null
    return { text, words: listWords(whole), place }
  }
  return {
    listPlaces,
    findPlace: (page, index) =>
      listPlaces(page).find(({ firstWord, lastWord }) => firstWord <= index && index <= lastWord) ?? null,
    findTerm: (terms, page) => mapFound(terms, (term) => readTerm(term, page)).at(0) ?? null,
    listWords,
  }
}
