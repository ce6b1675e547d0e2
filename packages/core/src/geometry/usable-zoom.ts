/** Returns the zoom, or 1 if it is not a finite number above 0: such a zoom would map every point to infinity. */
export function usableZoom(zoom: number): number {
  return Number.isFinite(zoom) && zoom > 0 ? zoom : 1
}
