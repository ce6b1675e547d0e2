import type { GetBookSearchApiArg, GetBookSearchApiResponse } from './endpoints.gen'
import { mainReadingApi, type BookPart } from './reading'

export type { BookPart }

/** A shard of the search index of a book. */
interface ShardQuery {
  readonly id: number
  readonly shard: string
}

/** The calls of a search in a published book: its index, its outline and its parts. */
export const mainSearchApi = mainReadingApi.injectEndpoints({
  endpoints: (build) => ({
    getBookSearch: build.query<GetBookSearchApiResponse, GetBookSearchApiArg>({
      query: ({ id }) => ({ url: `/file/bookData/${encodeURIComponent(String(id))}/search` }),
      providesTags: ['Book'],
      keepUnusedDataFor: 600,
    }),
    getBookSearchShard: build.query<Uint8Array, ShardQuery>({
      query: ({ id, shard }) => ({
        url: `/file/bookData/${encodeURIComponent(String(id))}/search/${encodeURIComponent(shard)}`,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? new Uint8Array(await response.arrayBuffer()) : await response.json(),
      }),
      keepUnusedDataFor: 600,
    }),
  }),
})
