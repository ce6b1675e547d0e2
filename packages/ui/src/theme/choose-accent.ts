import { parseHex } from './color'
import { defaultAccent } from './constant-table'

/**
 * Returns the first valid colour, `#rgb` or `#rrggbb`, otherwise the default.
 *
 * @param primaryColors candidates, in order of precedence
 */
export function chooseAccent(...primaryColors: readonly (string | null | undefined)[]): string {
  return primaryColors.find((color) => typeof color === 'string' && parseHex(color) !== null) ?? defaultAccent
}
