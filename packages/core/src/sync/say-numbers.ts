import { spokenForms } from '../text/spoken-forms'
import type { Language } from '../types'
import type { WordRegister } from './word-register'

/** Words in which figures and signs are said as the other side has them. */
export interface SaidWords {
  /** Word numbers. */
  readonly words: Int32Array
  /** For each of them, which of the written words it belongs to. */
  readonly origin: Int32Array
}

/** The first letter or figure is a figure, or there is none but a sign that has a name. */
function mayBeSaidOtherwise(word: string): boolean {
  const first = /[\p{L}\p{N}]/u.exec(word)?.[0]
  return first === undefined ? /[&%+=@]/.test(word) : /\p{Nd}/u.test(first)
}

/** Share of a form's words that the other side must have. */
const SHARE_FOUND = 0.5

/**
 * Says the figures and signs of one side in the words that the other one has for them; null when nothing changes. What the
 * other side writes in the same figures stays. Looks at each different word once.
 */
export function sayNumbers(
  register: WordRegister,
  words: Int32Array,
  others: Int32Array,
  o: { language: Language; spell: (word: string) => string },
): SaidWords | null {
  const candidates = listDifferent(register, words).filter((word) => mayBeSaidOtherwise(register.words[word] ?? ''))
  if (candidates.length === 0) return null
  const known = spellEach(register, others, o.spell)
  const said = new Map<number, Int32Array>()
  for (const word of candidates) {
    const spelling = register.spellings[register.spellingOf[word] ?? -1]
    if (spelling !== undefined && known.has(spelling)) continue
    const form = chooseForm(spokenForms(register.words[word] ?? '', o), (each) => known.has(o.spell(each)))
    if (form !== null) said.set(word, register.enter(form))
  }
  return said.size === 0 ? null : replaceWords(words, said)
}

function listDifferent(register: WordRegister, words: Int32Array): number[] {
  const stands = new Uint8Array(register.words.length)
  for (let at = 0; at < words.length; at += 1) stands[words[at] ?? 0] = 1
  const different: number[] = []
  for (const [word, isThere] of stands.entries()) if (isThere === 1) different.push(word)
  return different
}

/** The spellings of all words, and of the parts of those with a hyphen. */
function spellEach(register: WordRegister, words: Int32Array, spell: (word: string) => string): Set<string> {
  const known = new Set<string>()
  for (const word of listDifferent(register, words)) {
    const text = register.words[word] ?? ''
    known.add(spell(text))
    for (const part of text.split(/[-\u2010\u2011\s]/u)) known.add(spell(part))
  }
  known.delete('')
  return known
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

function replaceWords(words: Int32Array, said: ReadonlyMap<number, Int32Array>): SaidWords {
  const spoken: number[] = []
  const origin: number[] = []
  for (const [index, word] of words.entries()) {
    for (const each of said.get(word) ?? [word]) {
      spoken.push(each)
      origin.push(index)
    }
  }
  return { words: Int32Array.from(spoken), origin: Int32Array.from(origin) }
}
