import { allocateArray } from '../../arrays/allocate-array'
import { elementAt, int32At, stringAt } from '../../arrays/element-at'
import { findBreak } from '../../text-lines/find-break'
import { endsLine } from '../../text-lines/ends-line'
import { countAsciiLetters } from '../../text/characters/count-ascii-letters'
import { endsInHyphen, joinHyphenated } from '../../text/hyphenation/join-hyphenated'
import { rotateColumns } from '../../text-lines/detect-writing-mode'
import { wordOf } from '../../text-lines/word-of'
import type { DetectedBreak, Rect } from '../../types'
import type { MatchableText } from './create-word-splitter'

/** The words to be found in the speech. Parts are the portions of their letters that stand in one rect. */
export interface PageTokens {
  readonly texts: string[]
  /** The first part of each token, and the number of parts at the end. */
  readonly firstPart: Int32Array
  /** The rect's index of each part. */
  readonly rectOf: Int32Array
  /** The number of letters of each part. */
  readonly lettersOf: Int32Array
}

/**
 * Splits rects in reading order into tokens. A word that is hyphenated at a line end is one token of two rects; a rect with
 * several words has a token for each word; scripts without spaces have a token for each letter, because recognisers and
 * voices segment them differently. Text without letters has no tokens, nor has the page number, which nobody reads aloud.
 */
export function tokenizePage(
  rects: readonly Rect[],
  o: { pageNumbers: readonly Rect[]; split: (text: string) => MatchableText },
): PageTokens {
  let laid: readonly Rect[] | null = null
  // Most rects are one token of one part: arrays of that length rarely grow, which would take most of the time.
  const tokenTexts = allocateArray<string>(rects.length)
  let tokens = 0
  let firstPart = new Int32Array(rects.length + 1)
  let rectOf = new Int32Array(rects.length)
  let lettersOf = new Int32Array(rects.length)
  let parts = 0
  let open: { first: string; detectedBreak: DetectedBreak | undefined } | null = null
  let index = -1
  for (const rect of rects) {
    index += 1
    if (o.pageNumbers.length > 0 && o.pageNumbers.includes(rect)) continue
    const word = wordOf(rect)
    const count = countAsciiLetters(word)
    let last: string | undefined = word
    if (count > 0) add(word, index, count, true)
    else {
      const { texts, letters } = o.split(word)
      for (let at = 0; at < texts.length; at += 1) add(stringAt(texts, at), index, elementAt(letters, at), at === 0)
      last = texts[texts.length - 1]
    }
    const next = rects[index + 1]
    if (last === undefined || next === undefined) continue
    const detectedBreak = findBreak(rect, next)
    if (!endsInHyphen(last, detectedBreak)) continue
    laid ??= rotateColumns(rects)
    if (endsLine(elementAt(laid, index), elementAt(laid, index + 1))) open = { first: last, detectedBreak }
  }
  tokenTexts.length = tokens
  firstPart[tokens] = parts
  return {
    texts: tokenTexts,
    firstPart: firstPart.subarray(0, tokens + 1),
    rectOf: rectOf.subarray(0, parts),
    lettersOf: lettersOf.subarray(0, parts),
  }

  function add(text: string, rect: number, letters: number, isFirst: boolean): void {
    if (parts === rectOf.length) makeRoom()
    if (open !== null && isFirst && joinHyphenated(open.first, text, open.detectedBreak) !== null) {
      tokenTexts[tokens - 1] = stringAt(tokenTexts, tokens - 1) + text
    } else {
      firstPart[tokens] = parts
      tokenTexts[tokens] = text
      tokens += 1
    }
    rectOf[parts] = rect
    lettersOf[parts] = letters
    parts += 1
    open = null
  }

  function makeRoom(): void {
    firstPart = doubled(firstPart)
    rectOf = doubled(rectOf)
    lettersOf = doubled(lettersOf)
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length + 1)
  larger.set(array)
  return larger
}

/** Counts the letters of each rect that can be matched; 0 for rects without letters. */
export function countRectLetters(tokens: PageTokens, rects: number): Int32Array {
  const letters = new Int32Array(rects)
  for (let part = 0; part < tokens.rectOf.length; part += 1) {
    const rect = int32At(tokens.rectOf, part)
    letters[rect] = int32At(letters, rect) + int32At(tokens.lettersOf, part)
  }
  return letters
}
