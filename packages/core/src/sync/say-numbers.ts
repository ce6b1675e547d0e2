import { spokenForms } from '../text/spoken-forms'
import type { Language } from '../types'

/** Words in which figures and signs are said as the other side has them. */
export interface SaidWords {
  words: string[]
  /** For each of them, which of the written words it belongs to. */
  origin: Int32Array
}

const MAY_BE_SAID_OTHERWISE = /\p{Nd}|^[^\p{L}\p{N}]*[&%+=@][^\p{L}\p{N}]*$/u
/** Share of a form's words that the other side must have. */
const SHARE_FOUND = 0.5

/**
 * Says the figures and signs of one side in the words that the other one has for them; null when nothing changes. What the
 * other side writes in the same figures stays.
 */
export function sayNumbers(
  words: readonly string[],
  others: readonly string[],
  o: { language: Language; spell: (word: string) => string },
): SaidWords | null {
  const candidates = words.flatMap((word, index) => (MAY_BE_SAID_OTHERWISE.test(word) ? [index] : []))
  if (candidates.length === 0) return null
  const known = new Set(others.flatMap((word) => [word, ...word.split(/[-\u2010\u2011\s]/u)]).map(o.spell))
  known.delete('')
  const said = new Map<number, string[]>()
  for (const index of candidates) {
    const word = words[index] ?? ''
    const spelling = o.spell(word)
    if (spelling !== '' && known.has(spelling)) continue
    const form = chooseForm(spokenForms(word, o), (each) => known.has(o.spell(each)))
    if (form !== null) said.set(index, form)
  }
  if (said.size === 0) return null
  const spoken: string[] = []
  const origin: number[] = []
  for (const [index, word] of words.entries()) {
    for (const each of said.get(index) ?? [word]) {
      spoken.push(each)
      origin.push(index)
    }
  }
  return { words: spoken, origin: Int32Array.from(origin) }
}

function chooseForm(forms: readonly string[][], isKnown: (word: string) => boolean): string[] | null {
  let best: string[] | null = null
  let bestShare = 0
  for (const form of forms) {
    const share = form.filter(isKnown).length / form.length
    if (share >= SHARE_FOUND && share > bestShare) {
      best = form
      bestShare = share
    }
  }
  return best
}
