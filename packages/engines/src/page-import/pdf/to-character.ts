const MAX_CODE_POINT = 0x10ffff

/** Returns the character of a code point of PDFium; U+FFFD for one that Unicode does not have. */
export function toCharacter(code: number): string {
  if (code === 0 || code > MAX_CODE_POINT) return '\uFFFD'
  return String.fromCodePoint(code)
}
