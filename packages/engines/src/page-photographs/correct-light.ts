import type { PhotographPlan } from '@lectern/core/page-photographs'
import { estimateBackground } from '../page-analysis/estimate-background'
import { flattenBackground } from '../page-analysis/flatten-background'
import type { GreyImage } from '../page-analysis/grey-image'
import { thresholdInk } from '../page-analysis/threshold-ink'
import type { PixelImage } from './warp-image'

const WHITE = 255

/**
 * Corrects the light of a page: makes the paper evenly white, by dividing each colour by the paper's brightness around it, and
 * multiplies by the brightness of the plan.
 *
 * @param overview the same page in grey, at about 1000 pixels
 */
export function correctLight(page: PixelImage, overview: GreyImage, { light, brightness }: PhotographPlan): PixelImage {
  const even = light === 'even' ? evenOut(page, overview) : page
  if (brightness === 1) return even
  return { ...even, pixels: even.pixels.map((value) => Math.min(WHITE, Math.round(value * brightness))) }
}

function evenOut(page: PixelImage, overview: GreyImage): PixelImage {
  const { width, height, channels } = page
  const background = estimateBackground(overview, thresholdInk(overview))
  const pixels = new Uint8Array(page.pixels.length)
  for (let channel = 0; channel < channels; channel += 1) {
    const own = Uint8Array.from(
      { length: width * height },
      (_, pixel) => page.pixels[pixel * channels + channel] ?? WHITE,
    )
    const flat = flattenBackground({ pixels: own, width, height }, background).pixels
    for (const [pixel, value] of flat.entries()) pixels[pixel * channels + channel] = value
  }
  return { ...page, pixels }
}
