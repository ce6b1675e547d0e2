import { setImmediate } from 'node:timers/promises'
import { createGlossaryMatcher, isGlossaryChapter } from '@lectern/core/glossary'
import { listRectTexts } from '@lectern/core/search'
import type { ChapterWithPages } from '../../entities/books/books.repository'
import type { ExplainedWord } from './book-glossary.repository'

/** Other work of the process gets a turn after each batch of this many pages. */
const PAGES_AT_ONCE = 20

export interface GlossaryCollector {
  /** Adds the words of a chapter, read with its rects. */
  readonly add: (chapter: ChapterWithPages) => Promise<void>
  /** Lists the words of the glossary that occur in the chapters, in the order of the glossary. */
  readonly list: () => ExplainedWord[]
}

/** Collects the words of a glossary that occur in the text of a book, in the language of each page. */
export function createGlossaryCollector(words: readonly ExplainedWord[]): GlossaryCollector {
  const matchers = new Map<string, ReturnType<typeof createGlossaryMatcher>>()
  const found = new Set<number>()
  const findMatcher = (language: string) => {
    const matcher = matchers.get(language) ?? createGlossaryMatcher(words, { language })
    matchers.set(language, matcher)
    return matcher
  }
  return {
    async add(chapter) {
      if (words.length === 0 || isGlossaryChapter(chapter)) return
      for (const [index, page] of chapter.pages.entries()) {
        for (const { variation, rectData } of page.variations) {
          if (rectData === undefined) continue
          for (const { entryIds } of findMatcher(variation)(listRectTexts(rectData))) {
            for (const id of entryIds) found.add(id)
          }
        }
        if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await setImmediate()
      }
    },
    list: () => words.filter(({ id }) => found.has(id)),
  }
}
