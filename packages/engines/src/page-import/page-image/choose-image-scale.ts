const MAX_SIDE_PIXELS = 4000
const MAX_AREA_PIXELS = 8_000_000

/** Chooses the scale of a stored image, 0 to 1. Scans of more than 8 megapixels load slowly and show no more detail. */
export function chooseImageScale(width: number, height: number): number {
  return Math.min(1, MAX_SIDE_PIXELS / Math.max(width, height), Math.sqrt(MAX_AREA_PIXELS / (width * height)))
}
