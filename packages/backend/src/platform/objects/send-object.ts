import type { Context } from 'hono'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ObjectStore, StoredObject } from '../../ports/index'
import type { ApiEnvironment } from '../http/hono-env'
import { matchesTag } from '../http/matches-tag'
import { parseRange } from './parse-range'

/** Sends an object, or the part that the Range header asks for, in constant memory. */
export async function sendObject(
  context: Context<ApiEnvironment>,
  objects: ObjectStore,
  key: string,
  cacheControl: string,
): Promise<Response> {
  const object = await objects.head(key)
  if (!object) throw objectNotFound()

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
  if (matchesTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })

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
  const stored = await (range ? objects.get(object.key, range) : objects.get(object.key))
  if (stored.kind !== 'found') throw new ApiFailure('not-found', 'The file was removed a moment ago.')
  return stored.body
}

export function objectNotFound(): ApiFailure {
  return new ApiFailure('not-found', 'There is no such file, or its link is no longer valid.')
}
