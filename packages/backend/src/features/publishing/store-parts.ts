import { createHash } from 'node:crypto'
import { cutBook } from '@lectern/core/book-parts'
import type { BookData } from '@lectern/core/book'
import { outlineKeyOf, publishedPartKey } from '../../entities/objects/object-keys'
import { createSemaphore } from '../../platform/scheduling/create-semaphore'
import type { ObjectStore } from '../../ports/index'

const jsonType = 'application/json; charset=utf-8'
/** Parallel requests, because a distant store responds slowly. */
const concurrency = 8

/**
 * Stores the outline of a publication and its parts, named by content: parts that an earlier publication has are not written
 * again. The outline is written last. Returns its JSON.
 */
export async function storeParts(
  objects: ObjectStore,
  { bookId, objectKey }: { bookId: number; objectKey: string },
  data: BookData,
): Promise<Buffer> {
  const { outline, parts } = cutBook(data)
  const take = createSemaphore(concurrency)
  const stored = await Promise.all(parts.map((pages) => take(() => storePart(objects, bookId, pages))))
  const json = Buffer.from(JSON.stringify({ book: outline, parts: stored }))
  await objects.put(outlineKeyOf(objectKey), json, jsonType)
  return json
}

async function storePart(objects: ObjectStore, bookId: number, pages: readonly object[]) {
  const json = Buffer.from(JSON.stringify({ pages }))
  const id = createHash('sha256').update(json).digest('hex').slice(0, 40)
  const key = publishedPartKey(bookId, id)
  if (!(await objects.head(key))) await objects.put(key, json, jsonType)
  return { id, pageCount: pages.length }
}
