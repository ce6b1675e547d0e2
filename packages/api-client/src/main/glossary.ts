import type { BookGlossary, GetBookGlossaryApiArg } from './endpoints.gen'
import { mainReadingApi } from './reading'

export type { BookGlossary }

/** The call for the glossary of a published book. */
export const mainGlossaryApi = mainReadingApi.injectEndpoints({
  endpoints: (build) => ({
    getBookGlossary: build.query<BookGlossary, GetBookGlossaryApiArg>({
      query: ({ id, glossary }) => ({
        url: `/file/bookData/${encodeURIComponent(String(id))}/glossary/${encodeURIComponent(glossary)}`,
      }),
      keepUnusedDataFor: 600,
    }),
  }),
})
