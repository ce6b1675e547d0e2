import { UNSPACED } from '../scripts/unspaced.ts'
import type { PronunciationRule } from './pronunciation-rule.ts'

/** An occurrence of a rule's words in a text; UTF-16 offsets, half-open. */
export interface RuleMatch {
  start: number
  end: number
  rule: PronunciationRule
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_]/u

/** Returns true if a word may begin or end between two characters. Scripts without spaces have no visible word boundaries. */
function isWordBoundary(before: string, after: string): boolean {
  if (!WORD_CHARACTER.test(before) || !WORD_CHARACTER.test(after)) return true
  return (UNSPACED.test(before) || UNSPACED.test(after)) && !/^\p{M}/u.test(after)
}

function characterBefore(text: string, offset: number): string {
  return Array.from(text.slice(Math.max(0, offset - 2), offset))
    .slice(-1)
    .join('')
}

function characterAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

/**
 * Finds the occurrences of rules from the start of the text to its end, without overlaps: whole words, written exactly as in the
 * rule. If several rules match at one offset, the longest counts, or the first of equally long ones.
 */
export function findRuleMatches(text: string, rules: readonly PronunciationRule[]): RuleMatch[] {
  const byFirstUnit = new Map<string, PronunciationRule[]>()
  for (const rule of rules) {
    const first = rule.string_to_replace.charAt(0)
    if (first === '') continue
    const others = byFirstUnit.get(first)
    if (others) others.push(rule)
    else byFirstUnit.set(first, [rule])
  }
  // The sort is stable, so that the first rule for the same words stays first.
  for (const list of byFirstUnit.values()) {
    list.sort((a, b) => b.string_to_replace.length - a.string_to_replace.length)
  }
  const matches: RuleMatch[] = []
  for (let at = 0; at < text.length; at += 1) {
    const rule = byFirstUnit.get(text.charAt(at))?.find(({ string_to_replace: words }) => {
      const end = at + words.length
      return (
        text.startsWith(words, at) &&
        isWordBoundary(characterBefore(text, at), characterAt(text, at)) &&
        isWordBoundary(characterBefore(text, end), characterAt(text, end))
      )
    })
    if (!rule) continue
    const end = at + rule.string_to_replace.length
    matches.push({ start: at, end, rule })
    at = end - 1
  }
  return matches
}
