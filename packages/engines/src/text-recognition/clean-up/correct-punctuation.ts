import { baseLanguage } from '@lectern/core/text'
import type { FoundBlock, FoundLine, FoundSymbol } from './recognised-blocks'

const WIDE_SIGNS: Readonly<Record<string, string>> = {
  ',': '，',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
}
/** For each language the signs that are misread, with their corrections, after letters of its script. */
const MISREAD_SIGNS: Readonly<Record<string, { after: RegExp; signs: Readonly<Record<string, string>> }>> = {
  zh: { after: /[\p{sc=Han}\u3001-\u3011\uff01-\uff1f]$/u, signs: WIDE_SIGNS },
  ja: {
    after: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\u3001-\u3011\uff01-\uff1f]$/u,
    signs: { ...WIDE_SIGNS, ',': '、' },
  },
  my: { after: /\p{sc=Mymr}$/u, signs: { ';': '။' } },
}

/** Replaces narrow punctuation after letters of the language by its own signs, which sentences end with. */
export function correctPunctuation(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  const misread = MISREAD_SIGNS[baseLanguage(language)]
  if (!misread) return [...blocks]
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => correctLine(line, misread)),
    })),
  }))
}

function correctLine(
  line: FoundLine,
  { after, signs }: { after: RegExp; signs: Readonly<Record<string, string>> },
): FoundLine {
  let before = ''
  const mend = (symbol: FoundSymbol): FoundSymbol => {
    const sign = after.test(before) ? signs[symbol.text] : undefined
    const text = sign ?? symbol.text
    before = text
    return sign === undefined ? symbol : { ...symbol, text }
  }
  return {
    ...line,
    words: line.words.map((word) => {
      const symbols = word.symbols.map(mend)
      return symbols.length === 0 ? word : { ...word, symbols, text: symbols.map(({ text }) => text).join('') }
    }),
  }
}
