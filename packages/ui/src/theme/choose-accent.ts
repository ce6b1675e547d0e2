import { parseHex } from './color'
import { defaultAccent } from './default-accent'

/**
 * The first that is a colour, `#rgb` or `#rrggbb`, else the default.
 *
 * @param primaryColors as they were given, the one that goes before the others first
 */
export function chooseAccent(...primaryColors: readonly (string | null | undefined)[]): string {
  return primaryColors.find((color) => typeof color === 'string' && parseHex(color) !== null) ?? defaultAccent
}
