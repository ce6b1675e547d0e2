/** A part of a text that a dictionary may contain. */
export interface SpeltPart {
  readonly word: string
  /** Characters of the text, from the first to behind the last. */
  readonly from: number
  readonly to: number
}

/** Letters with their marks; apostrophes and full stops between letters belong to the word. */
const wordPattern = /[\p{L}\p{M}\p{N}\u00AD]+(?:['’.·][\p{L}\p{M}\p{N}\u00AD]+)*/gu
/** The hyphen behind half a word at the end of a line. */
const lineEndHyphen = /^[-\u2010\u2011\u00AC](?:\s|$)/u
const number = /\p{N}/u
const severalLetters = /\p{L}.*\p{L}/u
const longestWord = 100

/**
 * Lists the words of a text as dictionaries have them: without punctuation, the parts of a compound one by one. Left out
 * are numbers, single letters, and both halves of a word that a line end cuts.
 */
export function listSpeltParts(text: string): SpeltPart[] {
  const parts: SpeltPart[] = []
  let isCut = false
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match
    const from = match.index
    const to = from + word.length
    const wasCut = isCut
    isCut = lineEndHyphen.test(text.slice(to, to + 2))
    const isWord = !number.test(word) && word.length <= longestWord && severalLetters.test(word)
    if (isWord && !wasCut && !isCut) parts.push({ word, from, to })
  }
  return parts
}
