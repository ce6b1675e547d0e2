import { createHash } from 'node:crypto'
import type { BookSearch } from '@lectern/contracts/main'
import type { BookData } from '@lectern/core/book'
import type { z } from 'zod'
import { searchKeyOf, searchShardKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { buildSearch } from './build-search'

/**
 * Builds the search index of a publication and stores it: shards named by content, so that those of an earlier publication are
 * not written again, and last their overview. Returns its JSON.
 */
export async function storeSearch(
  objects: ObjectStore,
  { bookId, objectKey }: { bookId: number; objectKey: string },
  data: BookData,
): Promise<Buffer> {
  const { pageIds, languages } = await buildSearch(data)
  const overview: z.infer<typeof BookSearch> = { pageIds: [...pageIds], languages: [] }
  for (const { language, index } of languages) {
    const shards: string[] = []
    for (const bytes of index.shards) shards.push(await storeShard(objects, bookId, bytes))
    overview.languages.push({ language, firstTerms: [...index.directory.firstTerms], shards })
  }
  const json = Buffer.from(JSON.stringify(overview))
  await objects.put(searchKeyOf(objectKey), json, 'application/json; charset=utf-8')
  return json
}

async function storeShard(objects: ObjectStore, bookId: number, bytes: Uint8Array): Promise<string> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const key = searchShardKey(bookId, id)
  if (!(await objects.head(key))) await objects.put(key, Buffer.from(bytes), 'application/octet-stream')
  return id
}
