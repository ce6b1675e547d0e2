import { mainReadingApi, type BookData } from '@lectern/api-client/main/reading'
import { mainReadingValidators } from '@lectern/api-client/main/reading/validators'
import type { ApiFailure } from '@lectern/api-client/session'
import { bookDataPath, type Mode } from '@lectern/core/book'
import { linkMedia, readBucketListing } from './read-bucket-listing'
import { readReturnLink, type ReturnLink } from './read-return-link'

/** Calls that few visits make; they are not part of the first load. */
export const lateCalls = mainReadingApi.injectEndpoints({
  endpoints: (build) => ({
    getReturnLink: build.query<ReturnLink, { readonly url: string | null; readonly mode: Mode | null }>({
      query: ({ url, mode }) => ({
        url: '/domains/return-link',
        params: { url: url ?? undefined, mode: mode ?? undefined },
      }),
      transformResponse: readReturnLink,
    }),
    getBookPreview: build.query<BookData, { readonly id: number }>({
      query: ({ id }) => ({ url: bookDataPath('preview', id) }),
      providesTags: ['Book'],
    }),
    getBucketBook: build.query<BookData, { readonly id: number }>({
      async queryFn({ id }, _api, _options, request) {
        const listed = await request(bookDataPath('bucket', id))
        if (listed.error) return { error: listed.error }
        const listing = readBucketListing(listed.data)
        if (listing.bookUrl === null) return { error: missing }
        const stored = await request(listing.bookUrl)
        if (stored.error) return { error: stored.error }
        const book = linkMedia(stored.data, listing)
        return isBookData(book) ? { data: book } : { error: unreadable }
      },
      providesTags: ['Book'],
    }),
  }),
})

const missing: ApiFailure = { status: 404, code: 'not-found', msg: '' }
const unreadable: ApiFailure = {
  status: 200,
  code: 'unreadable',
  msg: "The book's JSON in the bucket has an unexpected format.",
  call: 'GET /file/get-bucket-data',
}

/** Checks a book by the schema of the call that returns whole books. */
function isBookData(book: unknown): book is BookData {
  return mainReadingValidators['getBookPreview']?.responses[200]?.safeParse(book).success === true
}
