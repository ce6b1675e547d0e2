import { buildSearchIndex, listRectTexts } from '@lectern/core/search'
import type { BookSource } from '../book/book-source'

/** Returns the search index of a book, as a server stores it. */
export function makeSearchIndex({ bookInfo, chapters }: BookSource) {
  const pages = chapters.flatMap((chapter) => chapter.pages)
  const shards = new Map<string, Uint8Array>()
  const languages = (bookInfo.languages ?? []).map((language) => {
    const index = buildSearchIndex(
      pages.map(({ variations }) => {
        const { rects = [], rectsByWords = [] } = variations.find((own) => own.variation === language)?.rectData ?? {}
        return { words: listRectTexts({ rects: [...rects], rectsByWords: [...rectsByWords] }) }
      }),
    )
    const names = index.shards.map((bytes, number) => {
      const name = `${language}-${number}`
      shards.set(name, bytes)
      return name
    })
    return { language, firstTerms: index.directory.firstTerms, shards: names }
  })
  return { overview: { pageIds: pages.map(({ pageId }) => pageId), languages }, shards }
}
