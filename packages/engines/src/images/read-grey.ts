import type { Sharp } from 'sharp'
import type { GreyImage } from '../page-analysis/find-ink'

/** The brightness of an image on white, no larger than `longestPixels` on its longer side. The pipeline stays usable. */
export async function readGrey(pipeline: Sharp, longestPixels: number): Promise<GreyImage> {
  const { data, info } = await pipeline
    .clone()
    .flatten({ background: '#ffffff' })
    .resize({ width: longestPixels, height: longestPixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new Error(`A grey image came with ${info.channels} channels`)
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}
