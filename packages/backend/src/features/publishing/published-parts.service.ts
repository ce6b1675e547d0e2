import { BookOutline } from '@lectern/contracts/main'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { outlineKeyOf, publishedPartKey } from '../../entities/objects/object-keys'
import type { Caller } from '../../entities/rights/caller'
import { cacheJson, type Bytes, type CachedJson } from '../../platform/caching/cache-json'
import { readObject } from '../../platform/objects/read-object'
import type { ReadablePublication } from './publications.repository'
import { findPublication, presentToReader, readPublishedText, type PublishedResponse } from './published-books.service'
import type { PublishingServices } from './publishing-services'
import { readStoredBook } from './read-stored-book'
import { removeNestedQuizKeys } from './remove-nested-quiz-keys'
import { storeParts } from './store-parts'

type OutlineServices = Pick<PublishingServices, 'objects' | 'bodies' | 'deleteLateObjects'>

/** Returns the outline of the current publication; throws not-found if the caller may not read it. */
export async function readOutline(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<PublishedResponse> {
  const publication = await findPublication(services, caller, bookId)
  const key = outlineKeyOf(publication.objectKey)
  return presentToReader(services, { ...publication, bookId, key }, cacheOutline(services, bookId, publication))
}

/**
 * Returns a part by its name; throws not-found if the caller may not read the current publication. The part may be one of an
 * earlier publication, which a reader may have open: its name is known only to readers of an outline that lists it.
 */
export async function readPart(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
  part: string,
): Promise<PublishedResponse> {
  const { objects, bodies } = services
  const publication = await findPublication(services, caller, bookId)
  const key = publishedPartKey(bookId, part)
  const cached = cacheJson(bodies, key, {
    tag: part,
    isReadByMany: true,
    make: async () => {
      const json = await readObject(objects, key)
      if (!json) throw new ApiFailure('not-found', `Book ${bookId} has no part of this name. Load its outline again.`)
      return Uint8Array.from(json)
    },
  })
  return presentToReader(services, { ...publication, bookId, key }, cached)
}

/** Returns the outline of a publication as stored, with unsigned media links. */
export function readStoredOutline(
  services: OutlineServices,
  bookId: number,
  publication: ReadablePublication,
): Promise<Bytes> {
  return cacheOutline(services, bookId, publication).json()
}

/** Lists the keys of the parts of a publication. */
export async function listPartKeys(
  services: OutlineServices,
  bookId: number,
  publication: ReadablePublication,
): Promise<string[]> {
  const outline: unknown = JSON.parse(new TextDecoder().decode(await readStoredOutline(services, bookId, publication)))
  const { parts } = z.object({ parts: BookOutline.shape.parts }).parse(outline)
  return parts.map(({ id }) => publishedPartKey(bookId, id))
}

function cacheOutline(services: OutlineServices, bookId: number, publication: ReadablePublication): CachedJson {
  const key = outlineKeyOf(publication.objectKey)
  return cacheJson(services.bodies, `${key} ${publication.contentHash}`, {
    tag: publication.contentHash,
    isReadByMany: true,
    make: async () =>
      Uint8Array.from(
        (await readObject(services.objects, key)) ?? (await cutPublication(services, bookId, publication)),
      ),
  })
}

/** Cuts a publication of an earlier version, which has no outline yet. It may hold quiz keys, which no part may. */
async function cutPublication(
  services: OutlineServices,
  bookId: number,
  publication: ReadablePublication,
): Promise<Buffer> {
  const data = readStoredBook(
    removeNestedQuizKeys(JSON.parse(await readPublishedText(services, publication))),
    publication,
  )
  const outline = await storeParts(services.objects, { bookId, objectKey: publication.objectKey }, data)
  await services.deleteLateObjects(bookId)
  return outline
}
