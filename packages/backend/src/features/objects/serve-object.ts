import { pageImageQuality, pageImageWidths } from '@lectern/core/book'
import type { Context } from 'hono'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { canBeResized } from '../../entities/objects/resized-key'
import type { SizedImages } from './sized-images'
import type { ObjectStore } from '../../ports/index'
import { isDomainFileKey, isObjectKey } from '../../entities/objects/object-keys'
import { isSignedFor } from '../../platform/objects/sign-object-url'
import { objectNotFound, sendObject } from '../../platform/objects/send-object'

export interface ServeServices {
  objects: ObjectStore
  secret: Uint8Array
  now: () => Date
  /** Returns the key that everyone may read for the address `published/{bookId}/{name}`; null if there is none. */
  findPublicObject(bookId: number, name: string): Promise<string | null>
  sizedImages: SizedImages
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * Handles GET and HEAD of `/objects/…`: signed addresses, and published media of public books. `?w=` returns an image
 * as WebP in one of the offered widths; the rights are those of the image itself.
 */
export async function serveObject(context: Context<ApiEnvironment>, gate: ServeServices): Promise<Response> {
  const key = context.req.path.slice('/objects/'.length)
  const width = readWidth(context.req.query())
  const admitted = await authorizeKey(key, context, gate)
  if (admitted === null) throw objectNotFound()
  if (width === null) return sendObject(context, gate.objects, admitted.key, admitted.cacheControl)
  if (!canBeResized(admitted.key))
    throw new ApiFailure('unreadable-request', 'Only original images can be requested in a width. Leave out w.', {
      field: 'w',
    })
  const sized = await gate.sizedImages.find(admitted.key, width)
  switch (sized.kind) {
    case 'there':
      return sendObject(context, gate.objects, sized.key, admitted.cacheControl)
    case 'failed':
      return sendObject(context, gate.objects, admitted.key, 'no-store')
    case 'absent':
      throw objectNotFound()
  }
}

/** Returns null without `w`. Accepts only listed widths: any others would let anybody fill the store. */
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

/** Returns the key to send and its cache control; null if the caller may not read it. */
async function authorizeKey(
  key: string,
  context: Context<ApiEnvironment>,
  gate: ServeServices,
): Promise<{ key: string; cacheControl: string } | null> {
  if (!isObjectKey(key)) return null
  if (isDomainFileKey(key)) return { key, cacheControl: immutable }
  const nowSeconds = gate.now().getTime() / 1000
  const { bookId, name = '' } = /^published\/(?<bookId>\d{1,15})\/(?<name>.+)$/.exec(key)?.groups ?? {}
  if (isSignedFor(key, 'GET', context.req.query(), gate.secret, nowSeconds)) {
    return {
      key,
      cacheControl: bookId === undefined ? 'private, max-age=43200' : immutable.replace('public', 'private'),
    }
  }
  const open = bookId === undefined ? null : await gate.findPublicObject(Number(bookId), name)
  return open === null
    ? null
    : { key: open, cacheControl: /^(?:book|outline)\.json$/.test(name) ? 'no-cache' : immutable }
}
