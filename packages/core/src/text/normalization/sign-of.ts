/** Signs that a voice may repeat as they are, in all their widths. */
const SIGN = /[&%+=@＆％＋＝＠﹠﹪﹢﹦﹫]/
const NOT_SIGNS = /[^&%+=@]+/g
const MAX_LENGTH = 4

/** Returns the signs of a word that has no letters or digits, such as '&' of '(＆)'. Returns `''` for other words. */
export function signOf(word: string): string {
  if (word.length > MAX_LENGTH || !SIGN.test(word) || /[\p{L}\p{N}]/u.test(word)) return ''
  return word.normalize('NFKC').replace(NOT_SIGNS, '')
}

/** Returns a function that lists the signs of some words, each once. It reads the words when it is first called. */
export function listSigns<T>(words: readonly T[], textOf: (word: T) => string | null): () => ReadonlySet<string> {
  let signs: Set<string> | null = null
  return () => (signs ??= new Set(words.map((word) => signOf(textOf(word) ?? '')).filter((sign) => sign !== '')))
}
