import { createHash } from 'node:crypto'
import type { BookSearch } from '@lectern/contracts/main'
import type { z } from 'zod'
import { searchKeyOf, searchShardKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { buildSearch, type SearchablePage } from './build-search'

/**
 * Builds the search index of a publication and stores its shards, named by content, so that those of an earlier publication are
 * not written again. Returns the JSON of its overview, without which nobody reads them.
 */
export async function storeSearchShards(
  objects: ObjectStore,
  bookId: number,
  pages: readonly SearchablePage[],
): Promise<Buffer> {
  const { pageIds, languages } = await buildSearch(pages)
  const overview: z.infer<typeof BookSearch> = { pageIds: [...pageIds], languages: [] }
  for (const { language, index } of languages) {
    const shards: string[] = []
    for (const bytes of index.shards) shards.push(await storeShard(objects, bookId, bytes))
    overview.languages.push({ language, firstTerms: [...index.directory.firstTerms], shards })
  }
  return Buffer.from(JSON.stringify(overview))
}

/** Stores the overview of a publication's search index, after its shards. */
export async function storeSearchOverview(objects: ObjectStore, objectKey: string, overview: Buffer): Promise<void> {
  await objects.put(searchKeyOf(objectKey), overview, 'application/json; charset=utf-8')
}

async function storeShard(objects: ObjectStore, bookId: number, bytes: Uint8Array): Promise<string> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const key = searchShardKey(bookId, id)
  if (!(await objects.head(key))) await objects.put(key, Buffer.from(bytes), 'application/octet-stream')
  return id
}
