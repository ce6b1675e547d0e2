import type { BookThumbnails } from '@lectern/contracts/main'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { cacheJson } from '../../platform/caching/cache-json'
import { readObject } from '../../platform/objects/read-object'
import { findPublication, presentToReader, type PublishedResponse } from './published-books.service'
import type { PublishingServices } from './publishing-services'

/**
 * Returns the links to the thumbnails of the current publication; throws not-found if the caller may not read it. They are not
 * in the outline, which every reader loads first: as hashes they do not compress.
 */
export async function readThumbnails(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<PublishedResponse> {
  const publication = await findPublication(services, caller, bookId)
  const { objectKey, contentHash } = publication
  const key = `${objectKey} thumbnails`
  const cached = cacheJson(services.bodies, key, {
    tag: contentHash,
    isReadByMany: true,
    make: async () => {
      const json = await readObject(services.objects, objectKey)
      if (!json) throw new ApiFailure('not-found', 'The published book is missing from the store.')
      const { chapters } = bookLike.parse(JSON.parse(json.toString()))
      const pages = chapters.flatMap((chapter) => chapter.pages)
      const thumbnails = pages.flatMap(({ pageId, thumbnailUrl: link }) => (link ? [{ pageId, link }] : []))
      return new TextEncoder().encode(JSON.stringify({ thumbnails } satisfies z.input<typeof BookThumbnails>))
    },
  })
  return presentToReader(services, { ...publication, bookId, key }, cached)
}

/** The part of a stored book that is read; earlier versions may have stored it with other fields. */
const bookLike = z.object({
  chapters: z.array(z.object({ pages: z.array(z.object({ pageId: z.number(), thumbnailUrl: z.string().nullish() })) })),
})
