import type { LayerWord } from './layer-word'
import type { PageCharacter } from './page-character'

/** Characters are on one line if their heights overlap by at least this fraction of the smaller one. */
const SAME_LINE_OVERLAP = 0.3
/** Letters of rotated text are stacked vertically: their widths overlap by at least this fraction of the narrower one. */
const ROTATED_OVERLAP = 0.6
/** A gap of this many line heights separates words, even without a space in the file. */
const WORD_GAP_HEIGHTS = 0.45
const NEW_LINE = /^[\r\n]$/
/**
 * A soft hyphen, visible only at a line end. The other marks (U+0002 and U+FFFE, see `read-characters.ts`) replace a printed
 * hyphen.
 */
const INVISIBLE_HYPHEN = '\u00AD'

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the overlap of two intervals as a fraction of the shorter one; negative if they are apart. */
function overlapRatio(a: [number, number], b: [number, number]): number {
  const overlap = Math.min(a[1], b[1]) - Math.max(a[0], b[0])
  return overlap / Math.max(1e-6, Math.min(a[1] - a[0], b[1] - b[0]))
}

/** Returns the pixels between two boxes of one line; negative where they overlap. */
export function measureGap(a: Edges, b: Edges): number {
  return Math.max(b.left - a.right, a.left - b.right)
}

/**
 * Returns the position of a character relative to the one before: in the same word, in the next word after a gap, or on another
 * line.
 */
function relate(last: Edges, next: Edges): 'same-word' | 'next-word' | 'another-line' {
  const height = next.bottom - next.top
  if (overlapRatio([last.top, last.bottom], [next.top, next.bottom]) >= SAME_LINE_OVERLAP) {
    return measureGap(last, next) > WORD_GAP_HEIGHTS * height ? 'next-word' : 'same-word'
  }
  const width = next.right - next.left
  const gap = Math.max(next.top - last.bottom, last.top - next.bottom)
  const isRotated = overlapRatio([last.left, last.right], [next.left, next.right]) >= ROTATED_OVERLAP
  // Letters of one rotated word touch, and words are a space apart; anything further away is another line.
  if (!isRotated || gap > width) return 'another-line'
  return gap > WORD_GAP_HEIGHTS * width ? 'next-word' : 'same-word'
}

function startWord({ text, left, top, right, bottom }: PageCharacter, startsLine: boolean): LayerWord {
  return { text, left, top, right, bottom, startsLine, endsWithSoftHyphen: false }
}

function extendWord(word: LayerWord, text: string, { left, top, right, bottom }: Edges): void {
  word.text += text
  word.left = Math.min(word.left, left)
  word.top = Math.min(word.top, top)
  word.right = Math.max(word.right, right)
  word.bottom = Math.max(word.bottom, bottom)
}

/**
 * Splits a text layer into words, in the order of the file. A soft hyphen divides a word only at a line end; inside a line
 * it is invisible.
 */
export function splitIntoWords(characters: readonly PageCharacter[]): LayerWord[] {
  const words: LayerWord[] = []
  let word: LayerWord | null = null
  let last: PageCharacter | null = null
  let hyphen: PageCharacter | null = null
  let startsLine = true
  const endWord = (): void => {
    if (word && hyphen) word.endsWithSoftHyphen = true
    word = null
    hyphen = null
  }
  for (const character of characters) {
    if (character.isSoftHyphen) {
      hyphen = character
      // A hyphen with a width counts as the last character, so that the letter after it is not seen as a gap away.
      if (last !== null && relate(last, character) === 'same-word') last = character
      continue
    }
    if (character.text.trim() === '') {
      endWord()
      startsLine ||= NEW_LINE.test(character.text)
      continue
    }
    const relation = last === null ? 'another-line' : relate(last, character)
    if (relation === 'another-line') startsLine = true
    if (word && relation === 'same-word') {
      if (hyphen && hyphen.text !== INVISIBLE_HYPHEN) extendWord(word, '-', character)
      extendWord(word, character.text, character)
      hyphen = null
    } else {
      endWord()
      word = startWord(character, startsLine)
      words.push(word)
      startsLine = false
    }
    last = character
  }
  endWord()
  return words
}
