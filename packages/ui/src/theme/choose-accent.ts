import { parseHex } from './color'
import { defaultAccent } from './default-accent'

/** The primary colour that was given, or the default where none was given or it is not `#rgb` or `#rrggbb`. */
export function chooseAccent(primaryColor: string | null | undefined): string {
  return primaryColor === null || primaryColor === undefined || parseHex(primaryColor) === null
    ? defaultAccent
    : primaryColor
}
