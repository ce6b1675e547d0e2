/** A share as it is drawn: within 0 and 1, and 0 where it is none, as with 0 of 0. */
export function clampShare(share: number): number {
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share))
}
