import type { BookGlossary, GetBookGlossaryApiArg, GetBookPreviewGlossaryApiArg } from './endpoints.gen'
import { mainReadingApi } from './reading'

export type { BookGlossary }

/** The calls for the glossary of a book: of a publication, and of its working form. */
export const mainGlossaryApi = mainReadingApi.injectEndpoints({
  endpoints: (build) => ({
    getBookGlossary: build.query<BookGlossary, GetBookGlossaryApiArg>({
      query: ({ id, glossary }) => ({
        url: `/file/bookData/${encodeURIComponent(String(id))}/glossary/${encodeURIComponent(glossary)}`,
      }),
      keepUnusedDataFor: 600,
    }),
    getBookPreviewGlossary: build.query<BookGlossary, GetBookPreviewGlossaryApiArg>({
      query: ({ id }) => ({ url: `/file/bookData/${encodeURIComponent(String(id))}/preview/glossary` }),
      providesTags: ['Book'],
    }),
  }),
})
