import type { ImportedPageImage } from '@lectern/backend/ports'
import type { Sharp } from 'sharp'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import type { SourcePage } from '../source/import-source'

const PAGE = { quality: 85, effort: 2 }
const THUMBNAIL = { quality: 75, effort: 2 }
const THUMBNAIL_WIDTH_PIXELS = 320

// A view may be part of a larger buffer, which must not be transferred as a whole.
function ownBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}

/** Encodes a page image of its final size as WebP in sRGB on white, with a thumbnail. */
export async function encodePage(pipeline: Sharp): Promise<ImportedPageImage & { thumbnail: Uint8Array }> {
  const onWhite = pipeline.flatten({ background: '#ffffff' }).toColourspace('srgb')
  const page = onWhite.clone().webp(PAGE).toBuffer({ resolveWithObject: true })
  const small = onWhite
    .clone()
    .resize({ width: THUMBNAIL_WIDTH_PIXELS, withoutEnlargement: true })
    .webp(THUMBNAIL)
    .toBuffer()
  const [{ data, info }, thumbnail] = await Promise.all([page, small])
  const { width, height } = info
  return { bytes: ownBytes(data), contentType: 'image/webp', width, height, thumbnail: ownBytes(thumbnail) }
}

/** Rotates a page clockwise. */
export function rotatePage(pipeline: Sharp, turns: QuarterTurns): Sharp {
  return pipeline.rotate(turns * 90)
}

/** Makes a page that is an image only, so that its words must be recognised. */
export function toUnreadPage(image: ImportedPageImage, possibleRotations: QuarterTurns[] = []): SourcePage {
  return { kind: 'page', image, words: null, needsReview: false, possibleRotations }
}
