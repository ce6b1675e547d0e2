import type { DetectedBreak } from '../../types'
import { trimEndWhile } from '../characters/trim-end-while'

/** A word that is hyphenated at a line end. */
export interface HyphenatedWord {
  /** The first part without its hyphen: '“Govern' of '“Govern-'. */
  stem: string
  /** The letters that the second part may contribute, the likeliest first, and the resulting word to be looked up. */
  readings: readonly { letters: string; word: string }[]
}

type Reading = HyphenatedWord['readings'][number]

/**
 * U+00AD is the soft hyphen, U+2E17 and U+2E40 the double ones of old prints, U+058A the Armenian. The Hebrew maqaf does not
 * split words.
 */
const LINE_END_HYPHEN = /(?<=[\p{L}\p{M}])[-\u00ad\u2010\u2011\u058a\u2e17\u2e40\uff0d¬]$/u
const HYPHEN = '-'.charCodeAt(0)
const MAX_ASCII = 0x7f
const ENDS_IN_LETTER = /[\p{L}\p{M}]$/u
/** Recognisers misread a broken l, i or t as '!' or '|'. */
const LEADING_WORD = /^(?:[!|](?=\p{Ll}))?\p{L}[\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/u
const LEADING_LETTERS = /^[!|]?\p{L}[\p{L}\p{M}]*/u
const LEADING_PUNCTUATION = /^[^\p{L}\p{N}]+/u
/** Matches the elided article of a French 'l’in-dépendance'. */
const ELIDED = /^\p{L}{1,2}['’](?=\p{L})/u
const FIRST_TOKEN = /^\S+/u
const LAST_TOKEN = /(?<=\s|^)\S+$/u
const IN_WORD = /[\p{L}\p{M}\p{N}]/u

/**
 * Joins the part of a word before a line end with the part after it. Returns null if the two cannot be one word: numeric
 * ranges, dashes, parts without letters. A dictionary has to decide if the joined word exists.
 */
export function joinHyphenated(first: string, second: string, detectedBreak?: DetectedBreak): HyphenatedWord | null {
  if (!endsInHyphen(first, detectedBreak)) return null
  const stem = LINE_END_HYPHEN.test(first) ? first.slice(0, -1) : first
  const word = LEADING_WORD.exec(second)?.[0]
  if (word === undefined) return null
  // The rect of a sentence holds more words than the hyphenated one.
  const start = stem.slice(stem.search(LAST_TOKEN)).replace(LEADING_PUNCTUATION, '')
  return { stem, readings: listReadings(start, word, FIRST_TOKEN.exec(second)?.[0] ?? second) }
}

/** Returns true if a word before a line end has a hyphen that may split it, written or reported by the recogniser. */
export function endsInHyphen(word: string, detectedBreak?: DetectedBreak): boolean {
  return (
    (mayEndInHyphen(word) && LINE_END_HYPHEN.test(word)) ||
    (detectedBreak?.type === 'HYPHEN' && ENDS_IN_LETTER.test(word))
  )
}

/** Rules out most words several times as fast as a regular expression. */
function mayEndInHyphen(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  return last === HYPHEN || last > MAX_ASCII
}

function listReadings(start: string, word: string, second: string): Reading[] {
  const letters = LEADING_LETTERS.exec(word)?.[0] ?? word
  const whole = trimEndWhile(second, (letter) => !IN_WORD.test(letter))
  const bare = start.replace(ELIDED, '')
  const readings = [
    { letters: word, word: start + word },
    { letters: word, word: (start + word).replaceAll('’', "'") },
    { letters: word, word: bare + word },
    // Without a footnote's number or a genitive ending that the dictionary does not have.
    { letters, word: bare + letters },
    { letters: whole, word: start + whole },
  ]
  return readings.filter((reading, at) => readings.findIndex((other) => other.word === reading.word) === at)
}
