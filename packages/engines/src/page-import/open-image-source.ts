import { type ImageReader, LARGEST_IMAGE_PIXELS } from '../images/create-image-reader'
import { suspectTurnsOf } from '../images/suspect-turns-of'
import type { QuarterTurns } from '../page-analysis/suspect-turns'
import { chooseImageScale } from './choose-image-scale'
import { encodePage, turnPage, unread } from './encode-page'
import type { ImportSource, SourcePage } from './import-source'
import { importLimits } from './limits'
import { refuse, type Refusal } from './refusal'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function refuseDamage(error: unknown): Refusal {
  const reason = messageOf(error).split('\n', 1)[0]
  return refuse('broken', `The image is damaged or cut short (${reason}); export or scan it anew`)
}

const megapixels = (pixels: number): number => Math.ceil(pixels / 1_000_000)

function refuseSize(width: number, height: number): Refusal {
  const most = megapixels(LARGEST_IMAGE_PIXELS)
  return refuse(
    'too-large',
    `The image has ${megapixels(width * height)} megapixels, ${most} are the most; save it smaller`,
  )
}

async function readFrame(
  images: ImageReader,
  path: string,
  frame: number,
  turns: QuarterTurns | undefined,
): Promise<SourcePage | Refusal> {
  try {
    const { width, height } = await images.inspect(path, frame)
    if (width * height > LARGEST_IMAGE_PIXELS) return refuseSize(width, height)
    const scale = chooseImageScale(width, height)
    const pipeline = images.open(path, frame).autoOrient()
    const longest = Math.round(Math.max(width, height) * scale)
    if (scale < 1) pipeline.resize({ width: longest, height: longest, fit: 'inside' })
    if (turns !== undefined) {
      return unread(await encodePage(turnPage(pipeline, turns)))
    }
    return unread(await encodePage(pipeline), await suspectTurnsOf(pipeline))
  } catch (error) {
    return refuseDamage(error)
  }
}

/** An image file as a source of pages: one, or as many as a TIFF holds. Each is made upright, sRGB and opaque. */
export async function openImageSource(images: ImageReader, path: string): Promise<ImportSource | Refusal> {
  try {
    const { pages, format } = await images.inspect(path)
    // An animation's frames are not pages.
    const count = format === 'tiff' ? pages : 1
    if (count > importLimits.pages) {
      return refuse(
        'too-many-pages',
        `The file has ${count} pages, ${importLimits.pages} are the most; split it into parts`,
      )
    }
    return {
      kind: 'source',
      pages: count,
      readPage: (number, turns) => readFrame(images, path, number - 1, turns),
      close: () => {},
    }
  } catch (error) {
    return refuseDamage(error)
  }
}
