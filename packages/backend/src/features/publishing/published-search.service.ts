import { ApiFailure } from '../../entities/failures/api-failure'
import { searchKeyOf, searchShardKey } from '../../entities/objects/object-keys'
import type { Caller } from '../../entities/rights/caller'
import { cacheJson } from '../../platform/caching/cache-json'
import { readObject } from '../../platform/objects/read-object'
import type { ReadablePublication } from './publications.repository'
import { findPublication, readPublishedText, type PublishedResponse } from './published-books.service'
import type { PublishingServices } from './publishing-services'
import { readStoredBook } from './read-stored-book'
import { storeSearchOverview, storeSearchShards } from './store-search'

/**
 * Returns the overview of the search index of the current publication; throws not-found if the caller may not read it. The index
 * of a publication of an earlier version is built when it is first read.
 */
export async function readSearch(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<PublishedResponse> {
  const publication = await findPublication(services, caller, bookId)
  const key = searchKeyOf(publication.objectKey)
  const cached = cacheJson(services.bodies, key, {
    tag: publication.contentHash,
    isReadByMany: true,
    make: async () =>
      Uint8Array.from((await readObject(services.objects, key)) ?? (await buildLate(services, bookId, publication))),
  })
  return { cached, isPublic: publication.visibility === 'public' }
}

/**
 * Returns a shard by its name; throws not-found if the caller may not read the current publication. As with parts, it may be one
 * of an earlier publication.
 */
export async function readSearchShard(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
  shard: string,
): Promise<PublishedResponse> {
  const publication = await findPublication(services, caller, bookId)
  const key = searchShardKey(bookId, shard)
  const cached = cacheJson(services.bodies, key, {
    tag: shard,
    isReadByMany: true,
    make: async () => {
      const bytes = await readObject(services.objects, key)
      if (!bytes) throw new ApiFailure('not-found', `Book ${bookId} has no shard of this name. Load its search again.`)
      return Uint8Array.from(bytes)
    },
  })
  return { cached, isPublic: publication.visibility === 'public' }
}

async function buildLate(
  services: PublishingServices,
  bookId: number,
  publication: ReadablePublication,
): Promise<Buffer> {
  const data = readStoredBook(JSON.parse(await readPublishedText(services, publication)), publication)
  const pages = data.chapters.flatMap((chapter) => chapter.pages)
  const overview = await storeSearchShards(services.objects, bookId, pages)
  await storeSearchOverview(services.objects, publication.objectKey, overview)
  await services.deleteLateObjects(bookId)
  return overview
}
