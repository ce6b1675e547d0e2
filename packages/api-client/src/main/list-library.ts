import type { BookSummary, ListBooksApiArg } from './endpoints.gen'
import { mainReadingApi } from './reading.gen'

export type { BookSummary }
export type PublicationState = NonNullable<ListBooksApiArg['state']>
export type TitleLocale = NonNullable<ListBooksApiArg['locale']>
export type BookKind = NonNullable<BookSummary['kinds']>[number]

/** Books of a page. A first page that is not full is the whole library. */
export const libraryBatchBooks = 48

export interface LibraryQuery {
  /** Words to be found; empty for every book. */
  readonly search: string
  /** Lists only books that the caller may change. */
  readonly onlyOwnBooks: boolean
  /** Lists only books that were published as this kind; null for all. */
  readonly kind: BookKind | null
  /** Lists only books in this state of publication; null for all. */
  readonly state: PublicationState | null
  /** Sorts by title, in the alphabet of this language; null for the newest first. */
  readonly titleLocale: TitleLocale | null
}

/** Place before the first book. */
const start = ''

/**
 * Loads the library in batches: the call `listBooks` with the parameters of a batch. Also its first books alone, and the
 * books of given ids.
 */
const libraryApi = mainReadingApi.injectEndpoints({
  endpoints: (build) => ({
    listLibrary: build.infiniteQuery<BookSummary[], LibraryQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: start,
        getNextPageParam: (page) => (page.length < libraryBatchBooks ? undefined : page.at(-1)?.cursor),
      },
      query: ({ queryArg: { search, onlyOwnBooks, kind, state, titleLocale }, pageParam }) => ({
        url: '/books/minimal/7',
        params: {
          limit: libraryBatchBooks,
          after: pageParam === start ? undefined : pageParam,
          search: search === '' ? undefined : search,
          authored: onlyOwnBooks ? 'true' : undefined,
          kind: kind ?? undefined,
          state: state ?? undefined,
          ...(titleLocale === null ? {} : { sort: 'title', locale: titleLocale }),
        },
      }),
      providesTags: ['Book'],
    }),
    listBooks: build.query<BookSummary[], Pick<ListBooksApiArg, 'limit'>>({
      query: ({ limit }) => ({ url: '/books/minimal/7', params: { limit } }),
      providesTags: ['Book'],
    }),
    listRecentLibraryBooks: build.query<BookSummary[], readonly number[]>({
      query: (ids) => ({ url: '/books/minimal', method: 'POST', body: { ids } }),
      providesTags: ['Book'],
    }),
  }),
})

export const { useListBooksQuery, useListLibraryInfiniteQuery, useListRecentLibraryBooksQuery } = libraryApi
