import { int32At } from '../arrays/element-at'
import { createWordSplitter } from '../sync/matching/create-word-splitter'
import { tokenizePage } from '../sync/matching/tokenize-page'
import { findPageNumberRects } from '../text-lines/page-numbers/find-page-number'
import type { Rect } from '../types'

interface Token {
  text: string
  parts: { rect: number; letters: number }[]
}

/** Returns the tokens of a page, each with its parts, for a speech without signs. */
export function readTokens(rects: readonly Rect[], language: string): Token[] {
  const split = createWordSplitter({ language, saidSigns: () => new Set<string>() })
  const tokens = tokenizePage(rects, { pageNumbers: findPageNumberRects(rects), split })
  return tokens.texts.map((text, token) => {
    const from = int32At(tokens.firstPart, token)
    const parts = Array.from(tokens.rectOf.slice(from, int32At(tokens.firstPart, token + 1)), (rect, at) => ({
      rect,
      letters: int32At(tokens.lettersOf, from + at),
    }))
    return { text, parts }
  })
}
