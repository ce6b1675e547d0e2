import { baseLanguage } from '@lectern/core/text'
import type { FoundBlock, FoundLine, FoundSymbol } from './recognised-blocks'

const WIDE_SIGNS: Readonly<Record<string, string>> = {
  ',': '，',
  '!': '！',
  '?': '？',
  ';': '；',
  ':': '：',
}
/** Signs that the language does not have, for those that they are mistaken for, after the letters that they follow. */
const MISTAKEN: Readonly<Record<string, { after: RegExp; signs: Readonly<Record<string, string>> }>> = {
  zh: { after: /[\p{sc=Han}\u3001-\u3011\uff01-\uff1f]$/u, signs: WIDE_SIGNS },
  ja: {
    after: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\u3001-\u3011\uff01-\uff1f]$/u,
    signs: { ...WIDE_SIGNS, ',': '、' },
  },
  my: { after: /\p{sc=Mymr}$/u, signs: { ';': '။' } },
}

/** Puts the language's own signs of punctuation where a narrow one was read behind its letters: sentences end at them. */
export function mendPunctuation(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  const mistaken = MISTAKEN[baseLanguage(language)]
  if (!mistaken) return [...blocks]
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => mendLine(line, mistaken)),
    })),
  }))
}

function mendLine(
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
