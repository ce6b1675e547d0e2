import type { TextMatch } from './find-text-matches'

/**
 * Returns a text with each of its matches replaced.
 *
 * @param matches in order, without overlaps
 *
 * @example
 * replaceTextMatches('The cat sat', [{ from: 4, to: 7 }], 'dog') // => 'The dog sat'
 */
export function replaceTextMatches(text: string, matches: readonly TextMatch[], replacement: string): string {
  let replaced = ''
  let at = 0
  for (const { from, to } of matches) {
    replaced += text.slice(at, from) + replacement
    at = to
  }
  return replaced + text.slice(at)
}
