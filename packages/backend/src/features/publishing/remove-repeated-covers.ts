import type { Logger } from 'pino'
import { z } from 'zod'
import { type Publication, rewritePublications, type RewriteServices } from './rewrite-publications'

const covered = z.looseObject({ cover_image: z.string() })
const coveredBook = z.looseObject({
  bookInfo: covered,
  chapters: z.array(
    z.looseObject({
      pages: z.array(z.looseObject({ variations: z.array(z.looseObject({ pageImageLink: z.string().nullish() })) })),
    }),
  ),
})
const coverlessBook = z.looseObject({ bookInfo: z.looseObject({ cover_image: z.null() }) })
const coveredOutline = z.looseObject({ book: z.looseObject({ bookInfo: covered }) })

const matchesSchema = <T>(schema: z.ZodType<T>, value: unknown): value is T => schema.safeParse(value).success

/**
 * Removes the first page as the cover of books without one, in publications of earlier versions: readers saw that page
 * twice.
 */
export async function removeRepeatedCovers(services: RewriteServices, logger: Logger): Promise<void> {
  const rewrite = {
    doneKey: 'upkeep/repeated-covers-removed-1.json',
    rewriteBook: removeCoverOfBook,
    rewriteOutline: removeCoverOfOutline,
    message: 'a publication lost the first page as its cover',
  }
  await rewritePublications(services, rewrite, logger)
}

function removeCoverOfBook(json: unknown, { summary }: Publication): unknown {
  if (!matchesSchema(coveredBook, json)) return json
  const { bookInfo, chapters } = json
  const images = chapters.flatMap(({ pages }) => pages).flatMap(({ variations }) => variations)
  const firstImage = images.find(({ pageImageLink }) => typeof pageImageLink === 'string')?.pageImageLink
  // The list shows a cover of the book's own, which may be its first page, and otherwise the first thumbnail.
  const isOwn = summary.coverKey !== null && bookInfo.cover_image === `/objects/${summary.coverKey}`
  if (isOwn || bookInfo.cover_image !== firstImage) return json
  return { ...json, bookInfo: { ...bookInfo, cover_image: null } }
}

function removeCoverOfOutline(outline: unknown, book: unknown): unknown {
  if (!matchesSchema(coverlessBook, book) || !matchesSchema(coveredOutline, outline)) return outline
  const { bookInfo } = outline.book
  return { ...outline, book: { ...outline.book, bookInfo: { ...bookInfo, cover_image: null } } }
}
