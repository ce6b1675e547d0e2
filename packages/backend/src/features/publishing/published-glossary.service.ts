import { BookGlossarySummary } from '@lectern/contracts/main'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { publishedGlossaryKey } from '../../entities/objects/object-keys'
import type { Caller } from '../../entities/rights/caller'
import { cacheJson } from '../../platform/caching/cache-json'
import { readObject } from '../../platform/objects/read-object'
import { findPublication, presentToReader, type PublishedResponse } from './published-books.service'
import type { PublishingServices } from './publishing-services'

const bookLike = z.object({ glossary: BookGlossarySummary.exactOptional() })

/**
 * Returns the glossary of a publication by its name; throws not-found if the caller may not read the current publication. It may
 * be that of an earlier one, which a reader may have open.
 */
export async function readGlossary(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
  glossary: string,
): Promise<PublishedResponse> {
  const { objects, bodies } = services
  const publication = await findPublication(services, caller, bookId)
  const key = publishedGlossaryKey(bookId, glossary)
  const cached = cacheJson(bodies, key, {
    tag: glossary,
    isReadByMany: true,
    make: async () => {
      const json = await readObject(objects, key)
      if (!json) {
        throw new ApiFailure('not-found', `Book ${bookId} has no glossary of this name. Load its outline again.`)
      }
      return Uint8Array.from(json)
    },
  })
  return presentToReader(services, { ...publication, bookId, key }, cached)
}

/** Lists the key of the glossary of a publication, given as JSON, and of the media in it. */
export async function listGlossaryObjects(
  { objects }: Pick<PublishingServices, 'objects'>,
  bookId: number,
  publication: string,
): Promise<string[]> {
  const { glossary } = bookLike.parse(JSON.parse(publication))
  if (glossary === undefined) return []
  const key = publishedGlossaryKey(bookId, glossary.id)
  const stored = await readObject(objects, key)
  return stored === null ? [key] : [key, ...listObjectLinks(stored.toString())]
}

/** Lists the keys of the objects to which a published JSON links. */
export function listObjectLinks(json: string): string[] {
  return Array.from(json.matchAll(/"\/objects\/[\w./-]+"/g), ([link]) => link.slice('"/objects/'.length, -1))
}
