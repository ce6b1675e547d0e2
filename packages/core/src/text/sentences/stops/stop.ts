import {
  isLetterAt,
  isLowerAt,
  isSpaceAt,
  LETTER,
  LETTER_OR_DIGIT,
  NON_SPACE,
  skipBackward,
  skipForward,
  SPACE,
} from '../../characters/character-classes'
import type { StopSpan } from './read-stop-span'
import { skipOpeners } from './stop-marks'

const IN_WORD = /[\p{L}\p{N}\p{M}.°º'’״׳&\u200e\u200f\u202a-\u202c-]/u
const INVISIBLE = /[\u200e\u200f\u202a-\u202c]/gu
/** Invisible marks, and the word before a missing space: 'Tuesday.Mr'. */
const NOT_OF_WORD = /[\u200e\u200f\u202a-\u202c]|^.*\p{Ll}{3}\.(?=\p{Lu})/gu
/** Too short for a missing space, and without invisible marks: 'U.S'. */
const SHORT = /^[.\w]{1,4}$/u
const LOOK_BACK = 60
/** Quotes, bullets and spaces before a sentence's first word. */
const MAX_OPENING_LENGTH = 20
const LOOK_AHEAD = 48

/** A mark that may end a sentence ('.', '?!', '…') and the text around it, which is read lazily. */
export class Stop {
  readonly #text: string
  /** The start of the sentence. */
  readonly #start: number
  readonly #span: StopSpan
  /** The end of the white space after the stop. */
  readonly #nextAt: number
  /** The starts of the word before the stop and of its last letters; -1 until they are read. */
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
      let from = skipBackward(this.#text, at, LETTER, first)
      this.#lettersStart = from
      while (from > first && isInWord(this.#text, from - 1))
        from = skipBackward(this.#text, from - 1, LETTER_OR_DIGIT, first)
      this.#wordStart = from
    }
    return this.#wordStart
  }

  /** The mark itself, such as '.', '?!' or '. . .'. */
  get mark(): string {
    return this.#text.slice(this.#span.at, this.#span.markEnd)
  }

  /** True if the word before the stop consists of letters alone. */
  get isPlain(): boolean {
    return this.#from === this.#lettersStart
  }

  /** The letters, digits and inner dots directly before the stop: 'U.S' of 'U.S.'; empty if there are none. */
  get before(): string {
    const word = this.#text.slice(this.#from, this.#span.at)
    return this.isPlain || SHORT.test(word) ? word : word.replace(NOT_OF_WORD, '').replaceAll('’', "'")
  }

  /** The word before `before`. */
  get earlier(): string {
    const first = Math.max(0, this.#from - LOOK_BACK)
    const gap = skipBackward(this.#text, this.#from, SPACE, first)
    let from = gap < this.#from ? skipBackward(this.#text, gap, NON_SPACE, first) : gap
    while (from < gap && skipForward(this.#text, from, LETTER_OR_DIGIT) === from) from += 1
    return this.#text.slice(from, gap)
  }

  /** True if `before` is the whole sentence up to the stop. */
  get isAlone(): boolean {
    const opening = this.#text.slice(this.#start, this.#from)
    return opening.length <= MAX_OPENING_LENGTH && !/[\p{L}\p{N}]/u.test(opening)
  }

  /** True if the sentence begins with a lower-case letter. */
  get beginsSmall(): boolean {
    return isLowerAt(this.#text, skipOpeners(this.#text, this.#start))
  }

  /** True if `before` follows a space or begins its sentence. */
  get isSpaced(): boolean {
    return this.#from <= this.#start || isSpaceAt(this.#text, this.#from - 1)
  }

  /** Closing quotes and brackets directly after the stop. */
  get closers(): string {
    if (this.#span.closersEnd === this.#span.markEnd) return ''
    return this.#text.slice(this.#span.markEnd, this.#span.closersEnd).replace(INVISIBLE, '')
  }

  /** The next few words after white space; empty at the end of the text. */
  get after(): string {
    return this.#text.slice(this.#nextAt, this.#span.end + LOOK_AHEAD)
  }

  /** The first code unit of `after`. */
  get nextCode(): number {
    return this.#text.charCodeAt(this.#nextAt)
  }

  /** The text after the stop from its first word on, without opening quotes and brackets. */
  get afterOpeners(): string {
    return this.#text.slice(skipOpeners(this.#text, this.#nextAt), this.#span.end + LOOK_AHEAD)
  }

  /** The first word after the stop. */
  get next(): string {
    const from = skipOpeners(this.#text, this.#nextAt)
    let to = skipForward(this.#text, from, LETTER)
    while (to - from < LOOK_AHEAD && isInWord(this.#text, to)) to = skipForward(this.#text, to + 1, LETTER_OR_DIGIT)
    return this.#text.slice(from, to)
  }
}

function isInWord(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return sign !== ' ' && (IN_WORD.test(sign) || isGershayim(text, at))
}

/** Tests for the sign within Hebrew abbreviations: ש"ח. */
function isGershayim(text: string, at: number): boolean {
  return text.charAt(at) === '"' && isLetterAt(text, at - 1) && isLetterAt(text, at + 1)
}
