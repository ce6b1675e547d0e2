/** A text to find. Any white space in it matches any other. */
export interface TextQuery {
  readonly text: string
  readonly matchesCase: boolean
  /** Finds no part of a longer word. */
  readonly wholeWords: boolean
}

/** A part of a text; UTF-16 offsets, `[from, to)`. */
export interface TextMatch {
  readonly from: number
  readonly to: number
}

/**
 * Finds a text literally in another, in order and without overlaps. Finds nothing for white space alone.
 *
 * @example
 * findTextMatches('The lamp, the lamps', { text: 'lamp', matchesCase: false, wholeWords: true }) // => [{ from: 4, to: 8 }]
 */
export function findTextMatches(text: string, query: TextQuery): TextMatch[] {
  const pattern = toPattern(query)
  if (pattern === null) return []
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

function toPattern({ text, matchesCase, wholeWords }: TextQuery): RegExp | null {
  const parts = text.trim().split(/\s+/u).filter(Boolean)
  if (parts.length === 0) return null
  const source = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)).join(String.raw`\s+`)
  const bounded = wholeWords ? String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])` : source
  return new RegExp(bounded, matchesCase ? 'gu' : 'giu')
}
