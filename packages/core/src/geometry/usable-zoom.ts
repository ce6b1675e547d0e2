/** A zoom that is no number above 0 would send every point to infinity: it counts as 1. */
export function usableZoom(zoom: number): number {
  return Number.isFinite(zoom) && zoom > 0 ? zoom : 1
}
