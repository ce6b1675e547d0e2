import { notFound } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import { publishedPrefix } from '../../entities/objects/object-keys'
import type { StoredObject } from '../../ports/index'
import { findReadablePublication } from './publications.repository'
import { readPublishedText } from './published-books.service'
import type { PublishingServices } from './publishing-services'

/**
 * Lists the objects of the current publication: its JSON and the media in it. Older publications are left out, because
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
  const referencedKeys = new Set(Array.from(json.matchAll(/"\/objects\/([\w./-]+)"/g), ([, key]) => key))
  const objects: StoredObject[] = []
  for await (const object of services.objects.list(ofBook)) {
    const isShown = object.key === publication.objectKey || referencedKeys.has(object.key)
    if (isShown && object.key.startsWith(ofBook + rest)) objects.push(object)
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
