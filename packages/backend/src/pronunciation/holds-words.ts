const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
/** Between their letters no border of words can be seen. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Khmr}]/u

/** Whether words stand in a text as whole words, exactly as they are written. */
export function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isBorder(text, at) && isBorder(text, end)) return true
  }
  return false
}

function isBorder(text: string, offset: number): boolean {
  const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? ''
  const after = Array.from(text.slice(offset, offset + 2))[0] ?? ''
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return true
  return unspaced.test(before) || unspaced.test(after)
}
