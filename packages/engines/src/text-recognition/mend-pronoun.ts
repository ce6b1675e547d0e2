import type { FoundBlock, FoundLine, FoundWord } from './recognised-blocks'

/** An upright stroke that is a word by itself, with what may stand round it: `|`, `“|`, `l’m`. */
const LONE_STROKE = /^(["'([“‘—-]*)[|l]((?:[’'](?:m|d|ve|ll))?["')\],.;:!?”’—-]*)$/u
const ENDS_IN_DIGIT = /\p{Nd}$/u
const HAS_LETTERS = /\p{L}{2}/u

/**
 * In sans-serif type the English "I" is a plain stroke, which is often read as a bar or a small l. Neither is an English
 * word: among words it is the pronoun. After a number, "l" stays what it is.
 */
export function mendPronoun(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  if (!/^en\b/i.test(language)) return [...blocks]
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({ ...paragraph, lines: paragraph.lines.map(mendLine) })),
  }))
}

function mendLine(line: FoundLine): FoundLine {
  if (!line.words.some(({ text }) => HAS_LETTERS.test(text))) return line
  const words = line.words.map((word, index) => {
    const before = line.words[index - 1]?.text ?? ''
    return LONE_STROKE.test(word.text) && !ENDS_IN_DIGIT.test(before) ? mendWord(word) : word
  })
  return { words }
}

function mendWord(word: FoundWord): FoundWord {
  const at = word.symbols.findIndex(({ text }) => text === '|' || text === 'l')
  return {
    ...word,
    text: word.text.replace(LONE_STROKE, '$1I$2'),
    symbols: word.symbols.map((symbol, index) => (index === at ? { ...symbol, text: 'I' } : symbol)),
  }
}
