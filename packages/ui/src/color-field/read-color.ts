import { parseHex, toHex } from '../theme/color'

/**
 * Reads `#rgb` or `#rrggbb`, with or without its sign.
 *
 * @returns the colour as `#RRGGBB`, null when the text is none
 */
export function readColor(text: string): string | null {
  const bare = text.trim()
  const color = parseHex(bare.startsWith('#') ? bare : `#${bare}`)
  return color === null ? null : toHex(color)
}
