import type { ImportedWord } from '@lectern/backend/ports'
import { isBullet } from '../../text-marks/is-bullet'
import { splitIntoWords, measureGap } from './split-into-words'
import { joinDropCapital } from './join-drop-capital'
import { joinSpacedLetters } from './join-spaced-letters'
import type { LayerWord } from './layer-word'
import { orderLayerWords } from './order-layer-words'
import { orderLigatures } from './order-ligatures'
import type { PageCharacter } from './page-character'

const SURE_SPACE_HEIGHTS = 1.5
/** A next line further down than this many line heights begins a new paragraph. */
const PARAGRAPH_HEIGHTS = 1.9
/** A heading and the text under it differ by more than this factor. */
const SAME_SIZE = 1.25
const LINE_END_HYPHEN = /[-\u2010\u2011¬]$/u
const LOWER_CASE_START = /^\p{Ll}/u

function breakBetween(word: LayerWord, next: LayerWord | undefined): string {
  if (!next) return 'LINE_BREAK'
  const lineHeight = word.bottom - word.top
  if (!next.startsLine) return measureGap(word, next) > SURE_SPACE_HEIGHTS * lineHeight ? 'SURE_SPACE' : 'SPACE'
  const divides = word.endsWithSoftHyphen || (word.text.length > 1 && LINE_END_HYPHEN.test(word.text))
  if (divides && LOWER_CASE_START.test(next.text)) return 'HYPHEN'
  const drop = next.top - word.top
  const nextHeight = next.bottom - next.top
  const sameSize = Math.max(lineHeight, nextHeight) <= SAME_SIZE * Math.min(lineHeight, nextHeight)
  return drop >= 0 && drop <= PARAGRAPH_HEIGHTS * lineHeight && sameSize ? 'EOL_SURE_SPACE' : 'LINE_BREAK'
}

/** Removes the bullets before list items; the word after one begins the line. */
function dropBullets(words: readonly LayerWord[]): LayerWord[] {
  const lineFrom = (index: number): string => {
    const end = words.findIndex((word, later) => later > index && word.startsLine)
    return words
      .slice(index + 1, end === -1 ? words.length : end)
      .map(({ text }) => text)
      .join(' ')
  }
  const marks = new Set(words.filter((word, index) => word.startsLine && isBullet(word.text, lineFrom(index))))
  return words.flatMap((word, index) => {
    if (marks.has(word)) return []
    const before = words[index - 1]
    return before && marks.has(before) ? [{ ...word, startsLine: true }] : [word]
  })
}

const toHundredths = (pixels: number): number => Math.round(pixels * 100) / 100

/**
 * Builds the words of a text layer in reading order, with the break types of text recognition. A hyphen that divides a word
 * at a line end is left out; the break HYPHEN replaces it. Words outside of the page are left out.
 */
export function buildLayerWords(
  characters: readonly PageCharacter[],
  page: { width: number; height: number },
): ImportedWord[] {
  const inside = joinSpacedLetters(splitIntoWords(orderLigatures(characters))).filter(
    ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < page.width && top < page.height,
  )
  const words = dropBullets(orderLayerWords(joinDropCapital(inside)))
  return words.map((word, index) => {
    const type = breakBetween(word, words[index + 1])
    const left = toHundredths(Math.max(0, word.left))
    const top = toHundredths(Math.max(0, word.top))
    return {
      word: type === 'HYPHEN' ? word.text.replace(LINE_END_HYPHEN, '') : word.text,
      x: left,
      y: top,
      width: toHundredths(Math.min(page.width, word.right) - left),
      height: toHundredths(Math.min(page.height, word.bottom) - top),
      detectedBreak: { type },
    }
  })
}
