import type { ImportedWord } from '@lectern/backend/ports'
import { joinSpacedLetters } from './join-spaced-letters'
import type { LayerWord } from './layer-word'
import type { PageCharacter } from './page-character'

/** Characters whose heights overlap less than this are not on one line. */
const SAME_LINE_OVERLAP = 0.3
/** Letters of turned text stand above one another: their widths overlap by this much. */
const TURNED_OVERLAP = 0.6
/** A gap of this many line heights inside a word parts it, though the file has no space there. */
const WORD_GAP_HEIGHTS = 0.45
const SURE_SPACE_HEIGHTS = 1.5
/** A next line further down than this many line heights begins a new paragraph. */
const PARAGRAPH_HEIGHTS = 1.9
/** A heading and the text under it differ by more than this factor. */
const SAME_SIZE = 1.25
const LINE_END_HYPHEN = /[-\u2010\u2011¬]$/u
const LOWER_CASE_START = /^\p{Ll}/u

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

function overlapShare(from: [number, number], to: [number, number]): number {
  const overlap = Math.min(from[1], to[1]) - Math.max(from[0], to[0])
  return overlap / Math.max(1e-6, Math.min(from[1] - from[0], to[1] - to[0]))
}

function gapBetween(a: Edges, b: Edges): number {
  return Math.max(b.left - a.right, a.left - b.right)
}

/** How a character stands to the one before it: in the same word as far as its place goes, further on, or elsewhere. */
function relate(last: Edges, next: Edges): 'joined' | 'apart' | 'another-line' {
  const height = next.bottom - next.top
  if (overlapShare([last.top, last.bottom], [next.top, next.bottom]) >= SAME_LINE_OVERLAP) {
    return gapBetween(last, next) > WORD_GAP_HEIGHTS * height ? 'apart' : 'joined'
  }
  const width = next.right - next.left
  const gap = Math.max(next.top - last.bottom, last.top - next.bottom)
  const isTurned = overlapShare([last.left, last.right], [next.left, next.right]) >= TURNED_OVERLAP
  // The letters of one turned word touch, words are a space apart: further away is another line.
  if (!isTurned || gap > width) return 'another-line'
  return gap > WORD_GAP_HEIGHTS * width ? 'apart' : 'joined'
}

function startWord(character: PageCharacter, startsLine: boolean): LayerWord {
  const { text, left, top, right, bottom } = character
  return { text, left, top, right, bottom, startsLine, endsWithSoftHyphen: false }
}

function extendWord(word: LayerWord, character: PageCharacter): void {
  word.text += character.text
  word.left = Math.min(word.left, character.left)
  word.top = Math.min(word.top, character.top)
  word.right = Math.max(word.right, character.right)
  word.bottom = Math.max(word.bottom, character.bottom)
}

function cutIntoWords(characters: readonly PageCharacter[]): LayerWord[] {
  const words: LayerWord[] = []
  let word: LayerWord | null = null
  let last: PageCharacter | null = null
  let startsLine = true
  for (const character of characters) {
    if (/^[\r\n]$/.test(character.text)) {
      word = null
      startsLine = true
      continue
    }
    if (character.isSoftHyphen) {
      if (word) word.endsWithSoftHyphen = true
      word = null
      continue
    }
    if (character.text.trim() === '') {
      word = null
      continue
    }
    const relation = last === null ? 'another-line' : relate(last, character)
    if (relation === 'another-line') startsLine = true
    if (word && relation === 'joined') extendWord(word, character)
    else {
      word = startWord(character, startsLine)
      words.push(word)
      startsLine = false
    }
    last = character
  }
  return words
}

function breakBetween(word: LayerWord, next: LayerWord | undefined): string {
  if (!next) return 'LINE_BREAK'
  const lineHeight = word.bottom - word.top
  if (!next.startsLine) return gapBetween(word, next) > SURE_SPACE_HEIGHTS * lineHeight ? 'SURE_SPACE' : 'SPACE'
  const divides = word.endsWithSoftHyphen || (word.text.length > 1 && LINE_END_HYPHEN.test(word.text))
  if (divides && LOWER_CASE_START.test(next.text)) return 'HYPHEN'
  const drop = next.top - word.top
  const nextHeight = next.bottom - next.top
  const sameSize = Math.max(lineHeight, nextHeight) <= SAME_SIZE * Math.min(lineHeight, nextHeight)
  return drop >= 0 && drop <= PARAGRAPH_HEIGHTS * lineHeight && sameSize ? 'EOL_SURE_SPACE' : 'LINE_BREAK'
}

const toHundredths = (pixels: number): number => Math.round(pixels * 100) / 100

/**
 * Words of a text layer in the file's order, with breaks named as text recognition names them. A hyphen that divides a word
 * at the line's end is left out of the word; the break HYPHEN stands for it. Words outside the page are left out.
 */
export function buildLayerWords(
  characters: readonly PageCharacter[],
  page: { width: number; height: number },
): ImportedWord[] {
  const words = joinSpacedLetters(cutIntoWords(characters)).filter(
    ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < page.width && top < page.height,
  )
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
