import { createHomography, type ImageSize, type PageCorners } from '@lectern/core/page-photographs'

export interface FittedPage {
  /** CSS transform that draws the photograph, at its own size, so that the page fills its box. */
  readonly transform: string
  /** Size of the page's box in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Fits the page of a photograph into an area of CSS pixels: the straight page, drawn by the browser. */
export function fitPage(corners: PageCorners, area: ImageSize): FittedPage {
  const { page, inverseCoefficients } = createHomography(corners)
  const scale = Math.min(area.width / page.width, area.height / page.height)
  const [a, b, c, d, e, f, g, h, i] = inverseCoefficients.map((value) => value / (inverseCoefficients[8] ?? 1))
  const scaled = [a, b, c, d, e, f].map((value = 0) => value * scale)
  const columns = [scaled[0], scaled[3], 0, g, scaled[1], scaled[4], 0, h, 0, 0, 1, 0, scaled[2], scaled[5], 0, i]
  return {
    transform: `matrix3d(${columns.join(', ')})`,
    width: page.width * scale,
    height: page.height * scale,
  }
}
