import { mainSearchApi, type BookPart } from '@lectern/api-client/main/search'
import { unwrapOnce } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { toReaderPages } from '../book/to-reader-book'
import { mapParts } from '../loading/map-parts'
import type { SearchSource } from './search-source'
import { mapFound } from '../book/map-found'

const { getBookOutline, getBookPart, getBookSearch, getBookSearchShard } = mainSearchApi.endpoints

/** The dispatch of a store with the API's middleware. */
export type SearchDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Returns the source of a published book: its index and, for pages with hits, its parts. */
export function openPublishedBook(bookId: number, dispatch: SearchDispatch): SearchSource {
  const readSearch = () => unwrapOnce(dispatch(getBookSearch.initiate({ id: bookId })))
  const readPartNames = async () => {
    const { book, parts } = await unwrapOnce(dispatch(getBookOutline.initiate({ id: bookId })))
    return mapParts(book.chapters, parts)
  }
  return {
    async readOverview() {
      const { pageIds, languages } = await readSearch()
      return {
        pageIds,
        languages: languages.map(({ language, firstTerms }) => ({
          language,
          directory: { pageCount: pageIds.length, firstTerms },
        })),
      }
    },
    async readShards(language, numbers) {
      const { languages } = await readSearch()
      const names = languages.find((own) => own.language === language)?.shards
      return new Map(
        await Promise.all(
          numbers.map(async (number): Promise<[number, Uint8Array]> => {
            const shard = names?.[number]
            if (shard === undefined) throw new RangeError(`The index in ${language} has no shard ${number}.`)
            return [number, await unwrapOnce(dispatch(getBookSearchShard.initiate({ id: bookId, shard })))]
          }),
        ),
      )
    },
    async readPages(language, pageIds) {
      const partOf = await readPartNames()
      const names = new Set(mapFound(pageIds, (pageId) => partOf.get(pageId)))
      const parts = await Promise.all(
        Array.from(names, (part): Promise<BookPart> =>
          unwrapOnce(dispatch(getBookPart.initiate({ id: bookId, part }))),
        ),
      )
      const pages = parts.flatMap((part) => toReaderPages(part.pages, language))
      return mapFound(pageIds, (id) => pages.find(({ pageId }) => pageId === id))
    },
  }
}
