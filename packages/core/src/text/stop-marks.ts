/** Marks that end a sentence in some places only. */
export const DOUBTFUL = codesOf('.!?…‼⁇⁈⁉‽')
/** Of these, the ones that no abbreviation has. */
export const CLEAR = codesOf('!?‼⁇⁈⁉‽')
/** Stops of scripts in which nothing else is written with them. */
export const SURE = codesOf('。｡．！？।॥؟۔።፧፨։။។៕༎།᠃᠉᱾᱿꯫܀܁܂߹꓿꘎꘏᙮᭞᭟⸮﹒﹖﹗')
/** In ASCII or beside it, what only some languages end sentences with. */
export const SURE_IN_LANGUAGE: Readonly<Record<string, string>> = {
  zh: '；',
  yue: '；',
  el: ';\u037e',
  hy: ':',
  hi: '|',
  mr: '|',
  ne: '|',
  sa: '|',
  bn: '|',
  pa: '|',
}
/** Marks that show the direction of the text; they stand anywhere and mean nothing here. */
const INVISIBLE = '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff'
export const CLOSERS = codesOf(`"'”’“‘»›«‹)]}」』）】》〉_*${INVISIBLE}`)
/** Of these, the ones that open in other languages: they open before a letter. */
export const OPENING_CLOSERS = codesOf('“‘«‹')
export const OPENERS = codesOf(`"'“‘„‚«»‹›([{¿¡_*—–-\`「『（《${INVISIBLE}`)
/** What goes on with the sentence although the stop has been closed: '“Go!”, he said'. */
export const GOES_ON = codesOf(',;:.!?%)]}»”/&=+،؛、，')
/** Of these, what goes on after the sure stops. */
export const GOES_ON_AFTER_SURE = codesOf(',،؛、，')

export function codesOf(letters: string): ReadonlySet<number> {
  return new Set(letters.split('').map((letter) => letter.charCodeAt(0)))
}

/** Where a run of the given marks ends. */
export function endOfRun(text: string, from: number, codes: ReadonlySet<number>): number {
  let end = from
  while (end < text.length && codes.has(text.charCodeAt(end))) end += 1
  return end
}
