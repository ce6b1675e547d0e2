const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
/** Scripts without visible word boundaries between letters. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Khmr}]/u

/** Returns true if the text contains the words as whole words, exactly as written. */
export function containsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isWordBoundary(text, at) && isWordBoundary(text, end)) return true
  }
  return false
}

function isWordBoundary(text: string, offset: number): boolean {
  const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1)
  const [after] = Array.from(text.slice(offset, offset + 2))
  if (before === undefined || after === undefined) return true
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return true
  return unspaced.test(before) || unspaced.test(after)
}
