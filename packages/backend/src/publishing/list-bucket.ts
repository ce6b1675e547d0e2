import { missing } from '../books/book-rights'
import type { Caller } from '../http/caller'
import { publishedPrefix } from '../objects/object-keys'
import type { StoredObject } from '../ports/index'
import { findReadablePublication } from './publications.repository'
import { readPublishedText, type PublishingServices } from './publishing.service'

/**
 * The objects of the publication that readers get now: its JSON and what that names. Older publications, which may have
 * been for fewer, are not shown.
 * @param prefix `published/{bookId}…`; the first part may be left out
 */
export async function listBucket(services: PublishingServices, caller: Caller | null, prefix: string) {
  const [, id = '', rest = ''] = /^(?:published\/)?(\d+)(?:\/(.*))?$/s.exec(prefix) ?? []
  const bookId = Number(id)
  const publication = await findReadablePublication(services.database, caller, bookId)
  if (!publication) throw missing({ kind: 'book', id: bookId })
  const json = await readPublishedText(services, publication)
  const ofBook = publishedPrefix(bookId)
  const named = new Set(Array.from(json.matchAll(/"\/objects\/([\w./-]+)"/g), ([, key]) => key))
  const found: StoredObject[] = []
  for await (const object of services.objects.list(ofBook)) {
    const isShown = object.key === publication.objectKey || named.has(object.key)
    if (isShown && object.key.startsWith(ofBook + rest)) found.push(object)
  }
  return Promise.all(
    found.map(async ({ key, sizeBytes, contentType, etag, modifiedAt }) => ({
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
