import { setImmediate } from 'node:timers/promises'
import type { BookData } from '@lectern/core/book'
import { buildSearchIndex, listRectTexts, type SearchIndex } from '@lectern/core/search'

/** Search indexes of a book, which name a page by its place in `pageIds`. */
export interface BuiltSearch {
  readonly pageIds: readonly number[]
  /** Only languages in which a page has words. */
  readonly languages: readonly { readonly language: string; readonly index: SearchIndex }[]
}

/** Builds the search index of each language of a book. Lets other work go on between two languages. */
export async function buildSearch({ chapters }: BookData): Promise<BuiltSearch> {
  const pages = chapters.flatMap((chapter) => chapter.pages)
  const codes = new Set(pages.flatMap(({ variations }) => variations.map(({ variation }) => variation)))
  const languages: { language: string; index: SearchIndex }[] = []
  for (const language of codes) {
    const texts = pages.map(({ variations }) => {
      const rectData = variations.find(({ variation }) => variation === language)?.rectData
      return { words: rectData === undefined ? [] : listRectTexts(rectData) }
    })
    const index = buildSearchIndex(texts)
    if (index.shards.length > 0) languages.push({ language, index })
    await setImmediate()
  }
  return { pageIds: pages.map(({ pageId }) => pageId), languages }
}
