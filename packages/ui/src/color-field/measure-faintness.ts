import { contrastRatio, parseHex } from '../theme/color'

/** The least contrast at which shapes and borders are told apart (WCAG 2, 1.4.11). */
export const wantedContrast = 3

/** @returns the ratio when `color` is too faint on `ground`, rounded down to tenths; null when it can be seen */
export function measureFaintness(color: string, ground: string): number | null {
  const [front, back] = [parseHex(color), parseHex(ground)]
  if (front === null || back === null) return null
  const ratio = contrastRatio(front, back)
  return ratio >= wantedContrast ? null : Math.floor(ratio * 10) / 10
}
