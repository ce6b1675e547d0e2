import type { ImportedPageImage, PhotographFailure } from '@lectern/backend/ports'
import { createHomography, turnCorners, type PhotographPlan } from '@lectern/core/page-photographs'
import type { Sharp } from 'sharp'
import { createImageReader } from '../images/create-image-reader'
import { readGrey } from '../images/read-grey'
import { encodePage } from '../page-import/page-image/encode-page'
import type { QuarterTurns } from '../page-analysis/guess-rotations'
import { messageOf } from '../workers/message-of'
import { serveCalls } from '../workers/serve-calls'
import { analysePhotograph, type PhotographAnalysis } from './analyse-photograph'
import { correctLight } from './correct-light'
import { warpImage, type PixelImage } from './warp-image'

export type PhotographCall =
  | { kind: 'analyse'; image: Uint8Array }
  /** With `turns`, the page is turned by quarters besides. */
  | { kind: 'correct'; image: Uint8Array; plan: PhotographPlan; turns?: QuarterTurns }
export type PhotographReply =
  | ({ kind: 'analysed' } & PhotographAnalysis)
  | { kind: 'corrected'; image: ImportedPageImage & { thumbnail: Uint8Array } }
  | PhotographFailure

const ANALYSED_PIXELS = 1000
const images = createImageReader()

serveCalls<{ request: PhotographCall; reply: PhotographReply }>(async (call) => {
  try {
    return { reply: call.kind === 'analyse' ? await analyse(call.image) : await correct(call) }
  } catch (error) {
    const message = 'The photograph cannot be read. Upload the page again.'
    return { reply: { kind: 'failed', code: 'not-an-image', message, cause: messageOf(error) } }
  }
})

async function analyse(image: Uint8Array): Promise<PhotographReply> {
  const size = await images.measure(image)
  return { kind: 'analysed', ...analysePhotograph(await readGrey(images.open(image), ANALYSED_PIXELS), size) }
}

async function correct({ image, plan, turns = 0 as const }: CorrectCall): Promise<PhotographReply> {
  const photograph = await readPixels(images.open(image))
  const page = warpImage(photograph, createHomography(turnCorners(plan.corners, turns)))
  const overview = await readGrey(openPixels(page), ANALYSED_PIXELS)
  return { kind: 'corrected', image: await encodePage(openPixels(correctLight(page, overview, plan))) }
}

type CorrectCall = Omit<Extract<PhotographCall, { kind: 'correct' }>, 'turns'> & { turns?: QuarterTurns | 0 }

async function readPixels(pipeline: Sharp): Promise<PixelImage> {
  const { data, info } = await pipeline
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height, channels: info.channels }
}

function openPixels({ pixels, width, height }: PixelImage): Sharp {
  return images.openPixels(pixels, { width, height })
}
