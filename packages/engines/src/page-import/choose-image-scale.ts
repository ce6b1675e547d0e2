const LONGEST_PIXELS = 4000
const LARGEST_AREA_PIXELS = 8_000_000

/** How much smaller an image is stored, 0..1: scans of more than 8 megapixels load slowly and show no more. */
export function chooseImageScale(width: number, height: number): number {
  return Math.min(1, LONGEST_PIXELS / Math.max(width, height), Math.sqrt(LARGEST_AREA_PIXELS / (width * height)))
}
