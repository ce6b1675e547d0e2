import { parseHex, toHex } from '../theme/color'

/**
 * Reads `#rgb` or `#rrggbb`, with or without `#`.
 *
 * @returns the colour as `#RRGGBB`, or null when the text is not a colour
 */
export function readColor(text: string): string | null {
  const bare = text.trim()
  const color = parseHex(bare.startsWith('#') ? bare : `#${bare}`)
  return color === null ? null : toHex(color)
}
