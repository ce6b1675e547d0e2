import type { FoundBlock, FoundLine, FoundWord } from './recognised-blocks'

/** A vertical stroke that is a word by itself, with punctuation: `|`, `“|`, `l’m`. */
const LONE_STROKE = /^(["'([“‘—-]*)[|l]((?:[’'](?:m|d|ve|ll))?["')\],.;:!?”’—-]*)$/u
const ENDS_IN_DIGIT = /\p{Nd}$/u
const HAS_LETTERS = /\p{L}{2}/u

/**
 * Corrects the English pronoun "I", which in sans-serif type is often read as a bar or a small l: neither is an English
 * word. After a number, "l" stays.
 */
export function correctPronoun(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  if (!/^en\b/i.test(language)) return [...blocks]
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({ ...paragraph, lines: paragraph.lines.map(correctLine) })),
  }))
}

function correctLine(line: FoundLine): FoundLine {
  if (!line.words.some(({ text }) => HAS_LETTERS.test(text))) return line
  const words = line.words.map((word, index) => {
    const before = line.words[index - 1]
    const followsDigit = before !== undefined && ENDS_IN_DIGIT.test(before.text)
    return LONE_STROKE.test(word.text) && !followsDigit ? correctWord(word) : word
  })
  return { words }
}

function correctWord(word: FoundWord): FoundWord {
  const at = word.symbols.findIndex(({ text }) => text === '|' || text === 'l')
  return {
    ...word,
    text: word.text.replace(LONE_STROKE, '$1I$2'),
    symbols: word.symbols.map((symbol, index) => (index === at ? { ...symbol, text: 'I' } : symbol)),
  }
}
