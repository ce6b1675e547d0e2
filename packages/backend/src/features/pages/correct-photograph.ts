import {
  cornersOfImage,
  createHomography,
  isUsablePage,
  moveRectWithPage,
  moveWordsWithPage,
  type PageChange,
  type PhotographPlan,
} from '@lectern/core/page-photographs'
import { presentPageVariation } from '../../entities/books/present-book'
import { touchBook } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import { hashContent } from '../../entities/objects/hash-content'
import { imageDigest } from '../../entities/objects/image-digest'
import { pageImageKey, thumbnailKey } from '../../entities/objects/object-keys'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import { changePages } from '../../entities/pages/change-pages'
import { changeImage, deletePhotograph, writePhotograph } from '../../entities/pages/page-photographs.repository'
import { changePage } from '../../entities/pages/page-writes.repository'
import { findPageVariation, lockAuthoredVariations, writeRectData } from '../../entities/rects/rects.repository'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { Queryable } from '../../entities/schema/database-handle'
import type { StoredRectData, StoredWordsOnPhotograph } from '../../entities/schema/stored-shapes'
import { noObjects, storeWithRows, type ObjectsToStore } from '../../platform/object-deletion/store-with-rows'
import { requireImage, requirePhotograph, toFailure, type Original, type PhotographServices } from './read-photograph'

export interface PhotographCorrection {
  variationId: number
  /** Null restores the original. */
  plan: PhotographPlan | null
  ifMatch: string | undefined
  signal: AbortSignal
}

interface NewImage {
  image: { imageKey: string; thumbnailKey: string | null; imageWidth: number; imageHeight: number }
  stored: ObjectsToStore
}

/**
 * Corrects the image of a page, from its original, and moves its words, sentences and marks with it, all in one transaction.
 * Refused if the page was saved or its image was changed meanwhile.
 */
export async function correctPhotograph(services: PhotographServices, caller: Caller, request: PhotographCorrection) {
  const { database, links, sweepObjects } = services
  const { variationId, plan } = request
  if (plan !== null && !isUsablePage(plan.corners)) {
    const message = 'The corners do not enclose a page: order them clockwise, with straight edges between them.'
    throw new ApiFailure('invalid-field', message, { field: 'plan.corners' })
  }
  const bookId = await requireAuthor(database, caller, { kind: 'page variation', id: variationId })
  const { row: seen, original } = await requirePhotograph(database, variationId)
  requireRevision(request.ifMatch, seen.revision, `Page ${seen.pageId}`)
  const made = await makeImage(services, bookId, original, request)
  await storeWithRows(services, made.stored, (transaction) => writeCorrection(transaction, caller, request, made.image))
  await sweepObjects(bookId)
  const row = await findPageVariation(database, variationId)
  if (!row) throw notFound({ kind: 'page variation', id: variationId })
  return presentPageVariation(row, bookId, links)
}

async function makeImage(
  { objects, pagePhotographs }: PhotographServices,
  bookId: number,
  original: Original,
  { plan, signal }: PhotographCorrection,
): Promise<NewImage> {
  const { originalKey, originalThumbnailKey, width, height } = original
  if (plan === null) {
    const image = { imageKey: originalKey, thumbnailKey: originalThumbnailKey, imageWidth: width, imageHeight: height }
    return { image, stored: noObjects(bookId) }
  }
  const corrected = await pagePhotographs.correct({ image: await requireImage(objects, originalKey), plan, signal })
  if (corrected.kind === 'failed') throw toFailure(corrected)
  const { bytes, contentType, width: imageWidth, height: imageHeight, thumbnail } = corrected.image
  const imageKey = pageImageKey(bookId, hashContent(bytes))
  const smallKey = thumbnailKey(bookId, hashContent(thumbnail))
  const put = async () => {
    await objects.put(imageKey, bytes, contentType)
    await objects.put(smallKey, thumbnail, contentType)
  }
  return {
    image: { imageKey, thumbnailKey: smallKey, imageWidth, imageHeight },
    stored: { bookId, keys: [imageKey, smallKey], put },
  }
}

const noWords: StoredWordsOnPhotograph = {
  rects: { places: {}, cutOff: [] },
  rectsByWords: { places: {}, cutOff: [] },
}

async function writeCorrection(
  transaction: Queryable,
  caller: Caller,
  { variationId, plan, ifMatch }: PhotographCorrection,
  image: NewImage['image'],
): Promise<void> {
  const locked = (await lockAuthoredVariations(transaction, caller, [variationId])).get(variationId)
  if (!locked) throw notFound({ kind: 'page variation', id: variationId })
  requireRevision(ifMatch, locked.revision, `Page ${locked.pageId}`)
  const { row, photograph, original } = await requirePhotograph(transaction, variationId)
  if (plan === null && image.imageKey !== original.originalKey) throw refuseReplacedImage()
  const { width, height } = original
  const whole = cornersOfImage({ width, height })
  const after = plan?.corners ?? whole
  const change = { photograph: { width, height }, before: photograph?.plan.corners ?? whole, after }
  const { rectData, words } = moveRects(row.rectData, photograph?.words ?? noWords, change)
  await moveMarks(transaction, caller, locked.pageId, change)
  await changeImage(transaction, variationId, image)
  if (plan === null) await deletePhotograph(transaction, variationId)
  else await writePhotograph(transaction, { pageVariationId: variationId, ...original, plan, words })
  const isOfShownImage = row.rectImage !== null && row.rectImage === imageDigest(row.imageKey)
  await writeRectData(transaction, [
    {
      variationId,
      revision: locked.revision + 1,
      rectData,
      textSource: row.textSource,
      madeOn: { kind: 'known', rectImage: isOfShownImage ? imageDigest(image.imageKey) : row.rectImage },
      authorId: caller.userId,
    },
  ])
  // The original is referenced by the photograph, or by the page again.
  await markForDeletion(
    transaction,
    [row.imageKey, row.thumbnailKey].filter((key) => key !== image.imageKey && key !== image.thumbnailKey),
  )
  await touchBook(transaction, locked.bookId)
}

function moveRects(
  rectData: StoredRectData,
  known: StoredWordsOnPhotograph,
  change: PageChange,
): { rectData: StoredRectData; words: StoredWordsOnPhotograph } {
  const sentences = moveWordsWithPage(rectData.rects, known.rects, change)
  const words = moveWordsWithPage(rectData.rectsByWords, known.rectsByWords, change)
  return {
    rectData: { ...rectData, rects: sentences.rects, rectsByWords: words.rects },
    words: { rects: sentences.words, rectsByWords: words.words },
  }
}

/** Moves triggers and coaching points, which all languages of a page share: only where there is one image to follow. */
async function moveMarks(transaction: Queryable, caller: Caller, pageId: number, change: PageChange): Promise<void> {
  const [before, after] = [createHomography(change.before), createHomography(change.after)]
  await changePages(transaction, caller, [pageId], async (page) => {
    if (page.variations.length > 1) return
    const move = <M extends { id: string }>(mark: M): M => {
      const box = readBox(mark)
      return box === null ? mark : { ...mark, ...moveRectWithPage(box, before, after) }
    }
    await changePage(transaction, pageId, {
      popupTriggers: page.popupTriggers.map(move),
      coachingPoints: page.coachingPoints.map(move),
    })
  })
}

function readBox(mark: object): { x: number; y: number; width: number; height: number } | null {
  const read = (side: string): number => Number(Reflect.get(mark, side))
  const box = { x: read('x'), y: read('y'), width: read('width'), height: read('height') }
  return Object.values(box).every(Number.isFinite) ? box : null
}

function refuseReplacedImage(): ApiFailure {
  return new ApiFailure('conflict', 'The image of the page was replaced meanwhile. Open it again.')
}
