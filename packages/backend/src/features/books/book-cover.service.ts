import { hashContent } from '../../entities/objects/hash-content'
import { bookCoverKey } from '../../entities/objects/object-keys'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import type { ImportedPageImage, ObjectStore, PageImport } from '../../ports/index'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { describeSavedBook } from './book-changes.service'
import { notFound } from '../../entities/rights/book-rights'
import { findBook } from '../../entities/books/books.repository'
import { findPageImage } from '../../entities/pages/pages.repository'
import type { BookServices } from '../../entities/books/book-services'
import { writeBookWithin, type BookWrite } from '../../entities/books/write-book'

export interface CoverServices extends BookServices {
  objects: ObjectStore
  pageImport: PageImport
}

/** The new cover as it was sent: a file, or a page variation whose image is copied. */
export interface SentCover {
  files: readonly ReceivedFile[]
  pageVariationId: number | undefined
}

/** Gives the book its own cover; the previous one is deleted from the store. */
export async function setBookCover(
  services: CoverServices,
  write: BookWrite,
  { files, pageVariationId }: SentCover,
  signal: AbortSignal,
) {
  const { objects } = services
  const { bookId } = write
  if (pageVariationId !== undefined && files.length > 0) {
    throw new ApiFailure('invalid-field', 'Send a file or a page as the cover, not both.', { field: 'cover' })
  }
  const image =
    pageVariationId === undefined
      ? await readImage(services.pageImport, files, signal)
      : await readPageImage(services, bookId, pageVariationId)
  const coverKey = bookCoverKey(bookId, hashContent(image.bytes))
  // Locks the objects before the book, the order of every other request.
  const cover = { bookId, keys: [coverKey], put: () => objects.put(coverKey, image.bytes, image.contentType) }
  const row = await storeWithRows(services, cover, async (transaction) => {
    const before = await findBook(transaction, bookId)
    if (!before) throw notFound({ kind: 'book', id: bookId })
    requireRevision(write.ifMatch, before.revision, `Book ${bookId}`)
    return writeBookWithin(transaction, write, async (_transaction, book) => {
      if (book.coverKey !== coverKey) await markForDeletion(transaction, [book.coverKey])
      return { coverKey }
    })
  })
  await services.sweepObjects(bookId)
  return describeSavedBook(services, row)
}

/** Returns a copy of the image of a page of the book. A copy, so that the cover stays when the page is deleted. */
async function readPageImage({ database, objects }: CoverServices, bookId: number, pageVariationId: number) {
  const imageKey = await findPageImage(database, bookId, pageVariationId)
  const stored = imageKey === null ? null : await objects.get(imageKey)
  if (imageKey === null || stored?.kind !== 'found') {
    throw new ApiFailure('no-image', 'This page of the book has no image.', { field: 'pageVariationId' })
  }
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer())
  return { bytes, contentType: stored.object.contentType }
}

/** Returns the upright image; of a PDF its first page. */
async function readImage(
  pageImport: PageImport,
  files: readonly ReceivedFile[],
  signal: AbortSignal,
): Promise<ImportedPageImage> {
  const [file, ...more] = files
  if (!file || more.length > 0) {
    throw new ApiFailure('invalid-field', 'Send one image as the cover.', { field: 'cover' })
  }
  for await (const page of pageImport.importPages({ fileName: file.fileName, path: file.path, signal })) {
    if (page.kind === 'page') return page.image
    if (page.code === 'engine-failed') {
      throw new ApiFailure('engine-failed', page.message, { cause: page.cause })
    }
    throw new ApiFailure('no-image', page.message, { field: 'cover' })
  }
  throw new ApiFailure('no-image', `${file.fileName} holds no image.`, { field: 'cover' })
}
