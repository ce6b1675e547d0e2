/** Clamps a share to 0 and 1. Returns 0 for NaN, as for 0 of 0. */
export function clampShare(share: number): number {
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share))
}
