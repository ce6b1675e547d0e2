const POINTS_PER_INCH = 72
const DOTS_PER_INCH = 200
const MIN_WIDTH_PIXELS = 1500
const MAX_WIDTH_PIXELS = 2000
const MAX_SIDE_PIXELS = 4000
const MAX_AREA_PIXELS = 8_000_000

/** Chooses the pixels of a rendered PDF page: 200 dpi within 1500 to 2000 pixels of width, less for very long or large pages. */
export function chooseRenderSize(widthPoints: number, heightPoints: number): { width: number; height: number } {
  const wanted = Math.min(MAX_WIDTH_PIXELS, Math.max(MIN_WIDTH_PIXELS, (widthPoints / POINTS_PER_INCH) * DOTS_PER_INCH))
  const scale = Math.min(
    wanted / widthPoints,
    MAX_SIDE_PIXELS / Math.max(widthPoints, heightPoints),
    Math.sqrt(MAX_AREA_PIXELS / (widthPoints * heightPoints)),
  )
  return { width: Math.max(1, Math.round(widthPoints * scale)), height: Math.max(1, Math.round(heightPoints * scale)) }
}
