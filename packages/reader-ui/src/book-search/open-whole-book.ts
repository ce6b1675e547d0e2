import { buildSearchIndex, type SearchIndex } from '@lectern/core/search'
import type { ReaderBook } from '../book/reader-book'
import { listPageTexts } from './list-page-texts'
import type { SearchSource } from './search-source'
import { mapFound } from '../book/map-found'

/** Returns the source of a book that is loaded whole, as a preview is, in the language in which it is shown. */
export function openWholeBook({ chapters, language }: Pick<ReaderBook, 'chapters' | 'language'>): SearchSource {
  const pages = chapters.flatMap((chapter) => chapter.pages)
  let built: SearchIndex | null = null
  const index = () => {
    built ??= buildSearchIndex(pages.map((page) => ({ words: listPageTexts(page.words, page.language) })))
    return built
  }
  return {
    async readOverview() {
      return { pageIds: pages.map(({ pageId }) => pageId), languages: [{ language, directory: index().directory }] }
    },
    async readShards() {
      return new Map(index().shards.entries())
    },
    async readPages(_language, pageIds) {
      return mapFound(pageIds, (id) => pages.find(({ pageId }) => pageId === id))
    },
  }
}
