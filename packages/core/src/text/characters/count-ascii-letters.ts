/**
 * Counts the letters and digits of a word in ASCII without spaces. Returns 0 for all other texts. Long texts consist of such
 * words mostly, and this is several times as fast as to normalise them.
 */
export function countAsciiLetters(word: string): number {
  let count = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code <= 0x20 || code >= 0x7f) return 0
    const letter = code | 0x20
    if ((letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39)) count += 1
  }
  return count
}
