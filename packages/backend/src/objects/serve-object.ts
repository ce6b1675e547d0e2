import { pageImageQuality, pageImageWidths } from '@lectern/core/book'
import type { Context } from 'hono'
import { ApiFailure } from '../http/api-failure'
import type { ApiEnvironment } from '../http/environment'
import { isKnownTag } from '../http/is-known-tag'
import { comesInSizes } from '../images/sized-image-key'
import type { SizedImages } from '../images/sized-images'
import type { ObjectStore, StoredObject } from '../ports/index'
import { isDomainFileKey, isObjectKey } from './object-keys'
import { parseRange } from './parse-range'
import { isSignedFor } from './sign-object-url'

export interface ObjectGate {
  objects: ObjectStore
  secret: Uint8Array
  now: () => Date
  /** The key whose bytes readers without a token get for the address `published/{bookId}/{name}`; null when none. */
  findOpen(bookId: number, name: string): Promise<string | null>
  sizedImages: SizedImages
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * Answers GET and HEAD of `/objects/…`: signed addresses, and what public books have published. With `?w=` an image comes
 * in one of the widths that page images are offered in, as WebP; whoever may have the image may have it in any of them.
 */
export async function serveObject(context: Context<ApiEnvironment>, gate: ObjectGate): Promise<Response> {
  const key = context.req.path.slice('/objects/'.length)
  const width = readWidth(context.req.query())
  const admitted = await admitKey(key, context, gate)
  if (admitted === null) throw absent()
  if (width === null) return sendObject(context, gate.objects, admitted.key, admitted.cacheControl)
  if (!comesInSizes(admitted.key))
    throw new ApiFailure(
      'unreadable-request',
      'Only images come in widths, and no width comes in others. Leave out w.',
      { field: 'w' },
    )
  const sized = await gate.sizedImages.find(admitted.key, width)
  switch (sized.kind) {
    case 'there':
      return sendObject(context, gate.objects, sized.key, admitted.cacheControl)
    case 'failed':
      return sendObject(context, gate.objects, admitted.key, 'no-store')
    case 'absent':
      throw absent()
  }
}

/** Null when none is asked for. Only the widths of the list: others would fill the store at anybody's wish. */
function readWidth({ w, q }: Readonly<Record<string, string>>): number | null {
  if (w === undefined) return null
  const width = pageImageWidths.find((offered) => String(offered) === w)
  if (width === undefined) {
    throw new ApiFailure('unreadable-request', `Images come in the widths ${pageImageWidths.join(', ')}.`, {
      field: 'w',
    })
  }
  if (q !== undefined && q !== String(pageImageQuality)) {
    throw new ApiFailure('unreadable-request', `Images come in the quality ${pageImageQuality}.`, { field: 'q' })
  }
  return width
}

function absent(): ApiFailure {
  return new ApiFailure('not-found', 'There is no such file, or its link is no longer valid.')
}

/** Sends an object, or the part of it that the Range header asks for, in constant memory. */
export async function sendObject(
  context: Context<ApiEnvironment>,
  objects: ObjectStore,
  key: string,
  cacheControl: string,
): Promise<Response> {
  const object = await objects.head(key)
  if (!object) throw absent()

  const etag = `"${object.etag}"`
  const headers = new Headers({
    'content-type': object.contentType,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'last-modified': new Date(object.modifiedAt * 1000).toUTCString(),
  })
  if (isKnownTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  const ifRange = context.req.header('if-range')
  const mayBePartial = ifRange === undefined || ifRange === etag
  const range = parseRange(mayBePartial ? context.req.header('range') : undefined, object.sizeBytes)
  if (range.kind === 'unsatisfiable') {
    throw new ApiFailure('range-not-satisfiable', `The file has ${object.sizeBytes} bytes.`, {
      headers: { 'content-range': `bytes */${object.sizeBytes}` },
    })
  }
  const span = range.kind === 'part' ? range : { first: 0, last: object.sizeBytes - 1 }
  headers.set('content-length', String(span.last - span.first + 1))
  if (range.kind === 'part') headers.set('content-range', `bytes ${span.first}-${span.last}/${object.sizeBytes}`)
  const status = range.kind === 'part' ? 206 : 200
  if (context.req.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(await openBody(objects, object, range.kind === 'part' ? span : null), { status, headers })
}

async function openBody(
  objects: ObjectStore,
  object: StoredObject,
  range: { first: number; last: number } | null,
): Promise<ReadableStream<Uint8Array>> {
  const found = await (range ? objects.get(object.key, range) : objects.get(object.key))
  if (found.kind !== 'found') throw new ApiFailure('not-found', 'The file was removed a moment ago.')
  return found.body
}

/** What the caller gets for a key, and how long it may be kept; null when it may not have it. */
async function admitKey(
  key: string,
  context: Context<ApiEnvironment>,
  gate: ObjectGate,
): Promise<{ key: string; cacheControl: string } | null> {
  if (!isObjectKey(key)) return null
  if (isDomainFileKey(key)) return { key, cacheControl: immutable }
  const nowSeconds = gate.now().getTime() / 1000
  const [, bookId, name = ''] = /^published\/(\d{1,15})\/(.+)$/.exec(key) ?? []
  if (isSignedFor(key, 'GET', context.req.query(), gate.secret, nowSeconds)) {
    return {
      key,
      cacheControl: bookId === undefined ? 'private, max-age=43200' : immutable.replace('public', 'private'),
    }
  }
  const open = bookId === undefined ? null : await gate.findOpen(Number(bookId), name)
  return open === null ? null : { key: open, cacheControl: name === 'book.json' ? 'no-cache' : immutable }
}
