/** Returns the first place of a mark that no backslash escapes; -1 if there is none. */
export function findUnescaped(text: string, mark: string, from: number): number {
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '\\') place += 1
    else if (text.startsWith(mark, place)) return place
  }
  return -1
}

/** Replaces escapes by their characters. A backslash before any other character stays, as in Moodle. */
export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\n])/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

/** Escapes the characters that have a meaning in GIFT. */
export function escapeGift(text: string): string {
  return text.replaceAll(/[~=#{}:\\]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')
}
