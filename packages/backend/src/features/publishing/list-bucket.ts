import { notFound } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import { outlineKeyOf, publishedPrefix } from '../../entities/objects/object-keys'
import type { StoredObject } from '../../ports/index'
import { findReadablePublication } from './publications.repository'
import { readPublishedText } from './published-books.service'
import { listGlossaryObjects, listObjectLinks } from './published-glossary.service'
import { listPartKeys } from './published-parts.service'
import type { PublishingServices } from './publishing-services'

/**
 * Lists the objects of the current publication: its JSON, its outline, parts and glossary, and the media in them. Older publications are left out, because
 * fewer people may have been allowed to read them.
 * @param prefix `published/{bookId}…`; `published/` may be omitted
 */
export async function listBucket(services: PublishingServices, caller: Caller | null, prefix: string) {
  const { id = '', rest = '' } = /^(?:published\/)?(?<id>\d+)(?:\/(?<rest>.*))?$/s.exec(prefix)?.groups ?? {}
  const bookId = Number(id)
  const publication = await findReadablePublication(services.database, caller, bookId)
  if (!publication) throw notFound({ kind: 'book', id: bookId })
  const json = await readPublishedText(services, publication)
  const ofBook = publishedPrefix(bookId)
  const shownKeys = new Set([...listObjectLinks(json), ...(await listGlossaryObjects(services, bookId, json))])
  for (const key of await listPartKeys(services, bookId, publication)) shownKeys.add(key)
  shownKeys.add(publication.objectKey).add(outlineKeyOf(publication.objectKey))
  const objects: StoredObject[] = []
  for await (const object of services.objects.list(ofBook)) {
    if (shownKeys.has(object.key) && object.key.startsWith(ofBook + rest)) objects.push(object)
  }
  return Promise.all(
    objects.map(async ({ key, sizeBytes, contentType, etag, modifiedAt }) => ({
      key,
      size: sizeBytes,
      contentType,
      etag,
      modifiedAt: new Date(modifiedAt * 1000).toISOString(),
      url:
        publication.visibility === 'public'
          ? `/objects/${key}`
          : ((await services.links.toLink(key)) ?? `/objects/${key}`),
    })),
  )
}
