import type { Sharp } from 'sharp'
import type { GreyImage } from '../page-analysis/grey-image'

/** Reads the brightness of an image on white, at most `maxSidePixels` on its longer side. The pipeline stays usable. */
export async function readGrey(pipeline: Sharp, maxSidePixels: number): Promise<GreyImage> {
  const size = { width: maxSidePixels, height: maxSidePixels }
  return toGrey(
    pipeline
      .clone()
      .flatten({ background: '#ffffff' })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true }),
  )
}

/** Reads the brightness of a pipeline's output. */
export async function toGrey(pipeline: Sharp): Promise<GreyImage> {
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new Error(`A grey image came with ${info.channels} channels`)
  return {
    pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  }
}
