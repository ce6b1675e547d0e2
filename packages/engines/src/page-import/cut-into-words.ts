import type { LayerWord } from './layer-word'
import type { PageCharacter } from './page-character'

/** Characters whose heights overlap less than this are not on one line. */
const SAME_LINE_OVERLAP = 0.3
/** Letters of turned text stand above one another: their widths overlap by this much. */
const TURNED_OVERLAP = 0.6
/** A gap of this many line heights inside a word parts it, though the file has no space there. */
const WORD_GAP_HEIGHTS = 0.45
const NEW_LINE = /^[\r\n]$/
/** Shown only where a line ends in it; the other marks stand for a hyphen that is printed. */
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

/** Pixels between two boxes of one line; negative where they overlap. */
export function gapBetween(a: Edges, b: Edges): number {
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
 * The words of a text layer in the file's order. A soft hyphen divides a word only at a line's end; inside a line nobody
 * sees it.
 */
export function cutIntoWords(characters: readonly PageCharacter[]): LayerWord[] {
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
      // A hyphen that takes up room parts the letters round it without a gap.
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
