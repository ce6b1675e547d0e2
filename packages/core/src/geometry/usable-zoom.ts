/** Returns 1 for a zoom that is not a finite number above 0, which would map every point to infinity. */
export function usableZoom(zoom: number): number {
  return Number.isFinite(zoom) && zoom > 0 ? zoom : 1
}
