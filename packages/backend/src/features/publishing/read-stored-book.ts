import type { BookData } from '@lectern/core/book'
import { z } from 'zod'
import type { ReadablePublication } from './publications.repository'

/**
 * Returns the parsed JSON of a publication as a book, everything in it as it is; throws if it lacks what outline, parts and search
 * index are made of.
 */
export function readStoredBook(json: unknown, { objectKey }: Pick<ReadablePublication, 'objectKey'>): BookData {
  if (!isBook(json)) throw new Error(`${objectKey} holds no book`)
  return json
}

function isBook(value: unknown): value is BookData {
  return bookLike.safeParse(value).success
}

const rectsLike = z.array(z.looseObject({}))
const bookLike = z.looseObject({
  chapters: z.array(
    z.looseObject({
      pages: z.array(
        z.looseObject({
          pageId: z.number(),
          variations: z.array(
            z.looseObject({
              variation: z.string(),
              rectData: z.looseObject({ rects: rectsLike, rectsByWords: rectsLike }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})
