import { contrastRatio, parseHex } from '../theme/color'

/** The least contrast of shapes and borders (WCAG 2, 1.4.11). */
export const wantedContrast = 3

/**
 * Returns the contrast ratio, rounded down to tenths, when `color` is too faint on `ground`; null when it is visible
 * enough.
 */
export function measureFaintness(color: string, ground: string): number | null {
  const [front, back] = [parseHex(color), parseHex(ground)]
  if (front === null || back === null) return null
  const ratio = contrastRatio(front, back)
  return ratio >= wantedContrast ? null : Math.floor(ratio * 10) / 10
}
