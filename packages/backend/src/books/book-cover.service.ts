import { hashContent } from '../objects/hash-content'
import { bookCoverKey } from '../objects/object-keys'
import { putForRows } from '../objects/put-for-rows'
import { leaveWordOfObjects } from '../objects/removals.repository'
import type { ImportedPageImage, ObjectStore, PageImport } from '../ports/index'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { requireRevision } from '../http/revision-tag'
import { describeSaved } from './book-changes.service'
import { missing } from './book-rights'
import { findBook } from './books.repository'
import type { BookServices } from './books.service'
import { writeBookWithin, type BookWrite } from './write-book'

export interface CoverServices extends BookServices {
  objects: ObjectStore
  pageImport: PageImport
}

/** Gives the book a cover of its own; the one it had goes from the store. */
export async function setBookCover(
  services: CoverServices,
  write: BookWrite,
  files: readonly ReceivedFile[],
  signal: AbortSignal,
) {
  const { objects } = services
  const { bookId } = write
  const image = await readImage(services.pageImport, files, signal)
  const coverKey = bookCoverKey(bookId, hashContent(image.bytes))
  // Locks the objects before the book, as everybody takes the two.
  const cover = { bookId, keys: [coverKey], put: () => objects.put(coverKey, image.bytes, image.contentType) }
  const row = await putForRows(services, cover, async (transaction) => {
    const before = await findBook(transaction, bookId)
    if (!before) throw missing({ kind: 'book', id: bookId })
    requireRevision(write.ifMatch, before.revision, `Book ${bookId}`)
    return writeBookWithin(transaction, write, async (_transaction, book) => {
      if (book.coverKey !== coverKey) await leaveWordOfObjects(transaction, [book.coverKey])
      return { coverKey }
    })
  })
  await services.sweepObjects(bookId)
  return describeSaved(services, row)
}

/** The image, upright; of a PDF its first page. */
async function readImage(
  pageImport: PageImport,
  files: readonly ReceivedFile[],
  signal: AbortSignal,
): Promise<ImportedPageImage> {
  const [file, ...more] = files
  if (!file || more.length > 0) {
    throw new ApiFailure('invalid-field', 'Send one image as the cover.', { field: 'cover' })
  }
  for await (const found of pageImport.importPages({ fileName: file.fileName, path: file.path, signal })) {
    if (found.kind === 'page') return found.image
    if (found.code === 'engine-failed') throw new ApiFailure('engine-failed', found.message)
    throw new ApiFailure('no-image', found.message, { field: 'cover' })
  }
  throw new ApiFailure('no-image', `${file.fileName} holds no image.`, { field: 'cover' })
}
