import type { BookMediaServices } from '../../entities/books/book-services'
import type { PageVariationRow } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import { findPhotograph, type PagePhotographRow } from '../../entities/pages/page-photographs.repository'
import { findPageVariation } from '../../entities/rects/rects.repository'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { Queryable } from '../../entities/schema/database-handle'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore, PagePhotographs, PhotographFailure } from '../../ports/index'

export interface PhotographServices extends BookMediaServices {
  pagePhotographs: PagePhotographs
}

/** The original of a page's image, corrected or not. */
export type Original = Pick<PagePhotographRow, 'originalKey' | 'originalThumbnailKey' | 'width' | 'height'>

/** Returns the original of a page, the corrections made, and those that its pixels suggest. */
export async function readPhotograph(
  { database, links, objects, pagePhotographs }: PhotographServices,
  caller: Caller,
  variationId: number,
  signal: AbortSignal,
) {
  await requireAuthor(database, caller, { kind: 'page variation', id: variationId })
  const { row, photograph, original } = await requirePhotograph(database, variationId)
  const image = await requireImage(objects, original.originalKey)
  const proposal = await pagePhotographs.propose({ image, language: row.variation, signal })
  if (proposal.kind === 'failed') throw toFailure(proposal)
  const photographUrl = await links.toLink(original.originalKey)
  if (photographUrl === null) throw notFound({ kind: 'page variation', id: variationId })
  return {
    pageVariationId: variationId,
    photographUrl,
    width: original.width,
    height: original.height,
    plan: toWire(photograph?.plan ?? null),
    proposal: toWire(proposal.plan),
    findings: proposal.findings,
    revision: row.revision,
  }
}

function toWire(plan: PagePhotographRow['plan'] | null) {
  if (plan === null) return null
  const [a, b, c, d] = plan.corners
  const point = ({ x, y }: typeof a) => ({ x, y })
  const { light, brightness } = plan
  return { light, brightness, corners: toTuple(point(a), point(b), point(c), point(d)) }
}

function toTuple<P>(a: P, b: P, c: P, d: P): [P, P, P, P] {
  return [a, b, c, d]
}

/** Returns the page and its original. Refuses a page without an image. */
export async function requirePhotograph(
  database: Queryable,
  variationId: number,
): Promise<{ row: PageVariationRow; photograph: PagePhotographRow | null; original: Original }> {
  const row = await findPageVariation(database, variationId)
  if (!row) throw notFound({ kind: 'page variation', id: variationId })
  const photograph = await findPhotograph(database, variationId)
  if (photograph !== null) return { row, photograph, original: photograph }
  const { imageKey, thumbnailKey, imageWidth, imageHeight } = row
  if (imageKey === null || imageWidth === null || imageHeight === null) throw refuseMissingImage()
  const original = { originalKey: imageKey, originalThumbnailKey: thumbnailKey, width: imageWidth, height: imageHeight }
  return { row, photograph, original }
}

export async function requireImage(objects: ObjectStore, key: string): Promise<Uint8Array> {
  const image = await readObject(objects, key)
  if (image === null) throw refuseMissingImage()
  return image
}

export function toFailure({ code, message, cause }: PhotographFailure): ApiFailure {
  return new ApiFailure(code === 'cancelled' ? 'cancelled' : 'engine-failed', message, { cause })
}

function refuseMissingImage(): ApiFailure {
  return new ApiFailure('no-image', 'This page has no image. Upload one first.')
}
