import { requireValue } from '../../entities/failures/require-value'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { SignedMediaLinks } from '../../entities/objects/media-links'
import { readObject } from '../../platform/objects/read-object'
import { cacheJson, type Bytes, type CachedJson } from '../../platform/caching/cache-json'
import type { PublishingServices } from './publishing-services'
import * as repository from './publications.repository'

export interface PublishedResponse {
  cached: CachedJson
  /** False: for permitted readers only, with signed media links that expire. */
  isPublic: boolean
}

/** Returns the current publication; throws not-found if the caller may not read it. */
export async function readPublication(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<PublishedResponse> {
  const publication = await findPublication(services, caller, bookId)
  const { objectKey: key } = publication
  return presentToReader(services, { ...publication, bookId, key }, cachePublication(services, publication))
}

/** Finds the current publication; throws not-found if the caller may not read it. */
export async function findPublication(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<repository.ReadablePublication> {
  const { database, pointers, readPublicPointer } = services
  const publication = await (caller === null
    ? pointers.read(String(bookId), () => readPublicPointer(bookId))
    : pointers.read(`${bookId} ${caller.userId} ${caller.domainId} ${caller.role}`, () =>
        repository.findReadablePublication(database, caller, bookId),
      ))
  if (!publication) {
    throw new ApiFailure('not-found', `There is no published book ${bookId}, or you may not see it.`)
  }
  return publication
}

/** JSON of a publication: the whole, its outline or a part. */
interface PublishedObject extends Pick<repository.ReadablePublication, 'visibility'> {
  bookId: number
  key: string
}

/** Signs the media links of a stored JSON, unless its book is public. */
export function presentToReader(
  { links, bodies }: Pick<PublishingServices, 'links' | 'bodies'>,
  { bookId, key, visibility }: PublishedObject,
  cached: CachedJson,
): PublishedResponse {
  if (visibility === 'public') return { cached, isPublic: true }
  const period = links.period()
  return {
    isPublic: false,
    cached: cacheJson(bodies, `${key} ${cached.tag} ${period}`, {
      tag: `${cached.tag}-${period}`,
      isReadByMany: false,
      make: async () => toBytes(await signMediaLinks(textOf(await cached.json()), bookId, links)),
    }),
  }
}

/** Returns the text of a publication as stored, with unsigned media links. */
export async function readPublishedText(
  services: Pick<PublishingServices, 'objects' | 'bodies'>,
  publication: repository.ReadablePublication,
): Promise<string> {
  return textOf(await readPublishedJson(services, publication))
}

export function readPublishedJson(
  services: Pick<PublishingServices, 'objects' | 'bodies'>,
  publication: repository.ReadablePublication,
): Promise<Bytes> {
  return cachePublication(services, publication).json()
}

function cachePublication(
  { objects, bodies }: Pick<PublishingServices, 'objects' | 'bodies'>,
  { objectKey, contentHash }: repository.ReadablePublication,
): CachedJson {
  // Publications of earlier versions are rewritten under the same key.
  return cacheJson(bodies, `${objectKey} ${contentHash}`, {
    tag: contentHash,
    isReadByMany: true,
    make: async () => {
      const json = await readObject(objects, objectKey)
      if (!json) {
        throw new ApiFailure(
          'not-found',
          'The published book is missing from the store. Ask its author to publish it again.',
        )
      }
      return Uint8Array.from(json)
    },
  })
}

const toBytes = (text: string): Bytes => new TextEncoder().encode(text)
const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

async function signMediaLinks(json: string, bookId: number, links: SignedMediaLinks): Promise<string> {
  const pattern = new RegExp(`"/objects/(published/${bookId}/media/[0-9a-f]{40}\\.[a-z0-9]+)"`, 'g')
  const keys = new Set([...json.matchAll(pattern)].map((match) => requireValue(match[1], 'the key of a media link')))
  const signedLinks = new Map<string, string>()
  for (const key of keys) signedLinks.set(key, await links.sign(key))
  return json.replaceAll(pattern, (_whole, key: string) => JSON.stringify(signedLinks.get(key)))
}
