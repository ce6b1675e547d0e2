/** Clamps a fraction to 0 and 1. Returns 0 for NaN, as for 0 of 0. */
export function clampFraction(fraction: number): number {
  return Number.isNaN(fraction) ? 0 : Math.min(1, Math.max(0, fraction))
}
