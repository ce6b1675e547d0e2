import {
  isLetterAt,
  isLowerAt,
  isSpaceAt,
  LETTER,
  LETTER_OR_DIGIT,
  NO_SPACE,
  skipBack,
  skipOn,
  SPACE,
} from './char-classes'
import type { StopSpan } from './read-stop-span'
import { skipOpeners } from './stop-marks'

const IN_WORD = /[\p{L}\p{N}\p{M}.°º'’״׳&\u200e\u200f\u202a-\u202c-]/u
const INVISIBLE = /[\u200e\u200f\u202a-\u202c]/gu
/** Invisible marks, and what a lost space has left before it: 'Tuesday.Mr'. */
const NOT_OF_WORD = /[\u200e\u200f\u202a-\u202c]|^.*\p{Ll}{3}\.(?=\p{Lu})/gu
/** Too short for a lost space, and without invisible marks: 'U.S'. */
const SHORT = /^[.\w]{1,4}$/u
const LOOK_BACK = 60
/** Quotes, bullets and spaces before a sentence's first word. */
const LONGEST_OPENING = 20
const LOOK_AHEAD = 48

/** A stop in a text, and what stands around it, which is read when it is asked for. */
export class Stop {
  readonly #text: string
  /** Where its sentence begins. */
  readonly #start: number
  readonly #span: StopSpan
  /** Where the white space after it ends. */
  readonly #nextAt: number
  /** Where the word before it begins, and where the last letters of that do, once they have been looked for. */
  #wordStart = -1
  #lettersStart = -1

  constructor(text: string, start: number, span: StopSpan, nextAt: number) {
    this.#text = text
    this.#start = start
    this.#span = span
    this.#nextAt = nextAt
  }

  get #from(): number {
    if (this.#wordStart < 0) {
      const { at } = this.#span
      const first = Math.max(0, at - LOOK_BACK)
      let from = skipBack(this.#text, at, LETTER, first)
      this.#lettersStart = from
      while (from > first && isInWord(this.#text, from - 1))
        from = skipBack(this.#text, from - 1, LETTER_OR_DIGIT, first)
      this.#wordStart = from
    }
    return this.#wordStart
  }

  /** The stop itself, such as '.', '?!' or '. . .'. */
  get mark(): string {
    return this.#text.slice(this.#span.at, this.#span.markEnd)
  }

  /** Whether the word before it is of letters alone. */
  get isPlain(): boolean {
    return this.#from === this.#lettersStart
  }

  /** The letters, digits and inner dots directly before it: 'U.S' of 'U.S.'; empty where there are none. */
  get before(): string {
    const word = this.#text.slice(this.#from, this.#span.at)
    return this.isPlain || SHORT.test(word) ? word : word.replace(NOT_OF_WORD, '').replaceAll('’', "'")
  }

  /** The word before that one. */
  get earlier(): string {
    const first = Math.max(0, this.#from - LOOK_BACK)
    const gap = skipBack(this.#text, this.#from, SPACE, first)
    let from = gap < this.#from ? skipBack(this.#text, gap, NO_SPACE, first) : gap
    while (from < gap && skipOn(this.#text, from, LETTER_OR_DIGIT) === from) from += 1
    return this.#text.slice(from, gap)
  }

  /** Whether `before` is all of the sentence up to the stop. */
  get isAlone(): boolean {
    const opening = this.#text.slice(this.#start, this.#from)
    return opening.length <= LONGEST_OPENING && !/[\p{L}\p{N}]/u.test(opening)
  }

  /** Whether its sentence begins with a small letter. */
  get beginsSmall(): boolean {
    return isLowerAt(this.#text, skipOpeners(this.#text, this.#start))
  }

  /** Whether a space stands before `before`, or nothing of its sentence. */
  get isSpaced(): boolean {
    return this.#from <= this.#start || isSpaceAt(this.#text, this.#from - 1)
  }

  /** Closing quotes and brackets directly after the stop. */
  get closers(): string {
    if (this.#span.closersEnd === this.#span.markEnd) return ''
    return this.#text.slice(this.#span.markEnd, this.#span.closersEnd).replace(INVISIBLE, '')
  }

  /** What follows after white space, up to some words of it; empty at the end of the text. */
  get after(): string {
    return this.#text.slice(this.#nextAt, this.#span.end + LOOK_AHEAD)
  }

  /** The first of it. */
  get nextCode(): number {
    return this.#text.charCodeAt(this.#nextAt)
  }

  /** That, from its first word on. */
  get afterOpeners(): string {
    return this.#text.slice(skipOpeners(this.#text, this.#nextAt), this.#span.end + LOOK_AHEAD)
  }

  /** The first word after it. */
  get next(): string {
    const from = skipOpeners(this.#text, this.#nextAt)
    let to = skipOn(this.#text, from, LETTER)
    while (to - from < LOOK_AHEAD && isInWord(this.#text, to)) to = skipOn(this.#text, to + 1, LETTER_OR_DIGIT)
    return this.#text.slice(from, to)
  }
}

function isInWord(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return sign !== ' ' && (IN_WORD.test(sign) || isGershayim(text, at))
}

/** ש"ח: the sign within Hebrew abbreviations. */
function isGershayim(text: string, at: number): boolean {
  return text.charAt(at) === '"' && isLetterAt(text, at - 1) && isLetterAt(text, at + 1)
}
