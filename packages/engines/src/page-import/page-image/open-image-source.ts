import { type ImageReader, MAX_IMAGE_PIXELS } from '../../images/create-image-reader'
import { guessImageRotations } from '../../images/guess-image-rotations'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import { chooseImageScale } from './choose-image-scale'
import { encodePage, rotatePage, toUnreadPage } from './encode-page'
import type { ImportSource, SourcePage } from '../source/import-source'
import { MAX_PAGES } from '../source/max-pages'
import { failImport, type ImportFailure } from '../source/import-failure'

function refuseDamage(): ImportFailure {
  return failImport('broken', 'This image is damaged. Export or scan it again.')
}

const megapixels = (pixels: number): number => Math.ceil(pixels / 1_000_000)

function refuseSize(width: number, height: number): ImportFailure {
  const most = megapixels(MAX_IMAGE_PIXELS)
  return failImport(
    'too-large',
    `The image has ${megapixels(width * height)} megapixels, ${most} are the most; save it smaller`,
  )
}

async function readFrame(
  images: ImageReader,
  path: string,
  frame: number,
  turns: QuarterTurns | undefined,
): Promise<SourcePage | ImportFailure> {
  try {
    const { width, height } = await images.inspect(path, frame)
    if (width * height > MAX_IMAGE_PIXELS) return refuseSize(width, height)
    const scale = chooseImageScale(width, height)
    const pipeline = images.open(path, frame).autoOrient()
    const longest = Math.round(Math.max(width, height) * scale)
    if (scale < 1) pipeline.resize({ width: longest, height: longest, fit: 'inside' })
    if (turns !== undefined) {
      return toUnreadPage(await encodePage(rotatePage(pipeline, turns)))
    }
    return toUnreadPage(await encodePage(pipeline), await guessImageRotations(pipeline))
  } catch {
    return refuseDamage()
  }
}

/** Opens an image file as a source of pages: one, or all of a TIFF. Each is made upright, sRGB and opaque. */
export async function openImageSource(images: ImageReader, path: string): Promise<ImportSource | ImportFailure> {
  try {
    const { pages, format } = await images.inspect(path)
    // The frames of an animation are not pages.
    const count = format === 'tiff' ? pages : 1
    if (count > MAX_PAGES) {
      return failImport('too-many-pages', `The file has ${count} pages, ${MAX_PAGES} are the most; split it into parts`)
    }
    return {
      kind: 'source',
      pageCount: count,
      readPage: (number, turns) => readFrame(images, path, number - 1, turns),
      close: () => {},
    }
  } catch {
    return refuseDamage()
  }
}
