import type { LayerWord } from './layer-word'
import type { PageCharacter } from './page-character'

/** Characters whose heights overlap less than this are not on one line. */
const SAME_LINE_OVERLAP = 0.3
/** Letters of rotated text stand above one another: their widths overlap by this share. */
const TURNED_OVERLAP = 0.6
/** A gap of this many line heights separates words, even without a space in the file. */
const WORD_GAP_HEIGHTS = 0.45
const NEW_LINE = /^[\r\n]$/
/** A soft hyphen, visible only at a line end; the other marks stand for a printed hyphen. */
const INVISIBLE_HYPHEN = '\u00AD'

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

/** Returns the pixels between two boxes of one line; negative where they overlap. */
export function measureGap(a: Edges, b: Edges): number {
  return Math.max(b.left - a.right, a.left - b.right)
}

/** Returns the position of a character relative to the one before: in the same word, after a gap, or on another line. */
function relate(last: Edges, next: Edges): 'joined' | 'apart' | 'another-line' {
  const height = next.bottom - next.top
  if (overlapShare([last.top, last.bottom], [next.top, next.bottom]) >= SAME_LINE_OVERLAP) {
    return measureGap(last, next) > WORD_GAP_HEIGHTS * height ? 'apart' : 'joined'
  }
  const width = next.right - next.left
  const gap = Math.max(next.top - last.bottom, last.top - next.bottom)
  const isTurned = overlapShare([last.left, last.right], [next.left, next.right]) >= TURNED_OVERLAP
  // Letters of one rotated word touch, and words are a space apart; anything further away is another line.
  if (!isTurned || gap > width) return 'another-line'
  return gap > WORD_GAP_HEIGHTS * width ? 'apart' : 'joined'
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
      // A hyphen that takes up space separates the letters around it without a gap.
      if (last !== null && relate(last, character) === 'joined') last = character
      continue
    }
    if (character.text.trim() === '') {
      endWord()
      startsLine ||= NEW_LINE.test(character.text)
      continue
    }
    const relation = last === null ? 'another-line' : relate(last, character)
    if (relation === 'another-line') startsLine = true
    if (word && relation === 'joined') {
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
