import { elementAt, int32At, stringAt } from '../../arrays/element-at'
import { spokenForms } from '../../text/numbers/spoken-forms'
import type { Language } from '../../types'
import type { WordInterner } from './word-interner'

/** Words of one side in which numbers and signs are replaced by the words that say them. */
export interface ExpandedWords {
  readonly ids: Int32Array
  /** The index of the written word that each of them comes from. */
  readonly origin: Int32Array
}

/** A form is chosen if the other side has at least this fraction of its words. */
const MIN_FRACTION_FOUND = 0.5

/**
 * Replaces the numbers and signs of one side by the words in which the other side has them. Returns null if nothing
 * changes. A number that the other side writes in the same digits stays. Looks at each different word once.
 *
 * @param o.mayBeExpanded see `createExpansionTest`
 */
export function expandNumbers(
  interner: WordInterner,
  ids: Int32Array,
  others: Int32Array,
  o: { language: Language; spell: (word: string) => string; mayBeExpanded: (id: number) => boolean },
): ExpandedWords | null {
  const candidates = listDifferent(interner, ids).filter(o.mayBeExpanded)
  if (candidates.length === 0) return null
  const known = spellAll(interner, others, o.spell)
  const expansions = new Map<number, Int32Array>()
  for (const id of candidates) {
    const spelling = interner.spellings[elementAt(interner.spellingOf, id)]
    if (spelling !== undefined && known.has(spelling)) continue
    const form = chooseForm(spokenForms(stringAt(interner.words, id), o), (word) => known.has(o.spell(word)))
    if (form !== null) expansions.set(id, interner.intern(form))
  }
  return expansions.size === 0 ? null : replaceWords(ids, expansions)
}

/** Words that begin with a letter, without a full stop, that are in no list of abbreviations: most of a text. */
const PLAIN = /^(?!(?:dra?|mrs?|sra?|srta)(?![a-z\d]))[a-z][a-z\d'’-]*[,;:!?]*$/i

/** Returns a test for the words of an interner that looks at each of them once, though both sides have it. */
export function createExpansionTest(interner: WordInterner, language: Language): (id: number) => boolean {
  const known: boolean[] = []
  return (id) => (known[id] ??= mayBeExpanded(stringAt(interner.words, id), language))
}

/** Returns true for numbers, signs that have a name and abbreviations that have a spoken form. */
function mayBeExpanded(word: string, language: Language): boolean {
  if (PLAIN.test(word)) return false
  const first = /[\p{L}\p{N}]/u.exec(word)?.[0]
  if (first === undefined) return /[&%+=@]/.test(word)
  return /\p{Nd}/u.test(first) || spokenForms(word, { language }).length > 0
}

/** Lists each different id once. A table of flags is several times as fast as a set. */
function listDifferent(interner: WordInterner, ids: Int32Array): number[] {
  const occurs = new Uint8Array(interner.words.length)
  for (let at = 0; at < ids.length; at += 1) occurs[int32At(ids, at)] = 1
  const different: number[] = []
  for (const [id, isThere] of occurs.entries()) if (isThere === 1) different.push(id)
  return different
}

/** Collects the spellings of words, and of the parts of hyphenated ones. */
function spellAll(interner: WordInterner, ids: Int32Array, spell: (word: string) => string): Set<string> {
  const known = new Set<string>()
  for (const id of listDifferent(interner, ids)) {
    const text = stringAt(interner.words, id)
    known.add(spell(text))
    for (const part of text.split(/[-\u2010\u2011\s]/u)) known.add(spell(part))
  }
  known.delete('')
  return known
}

function chooseForm(forms: readonly string[][], isKnown: (word: string) => boolean): string[] | null {
  let best: string[] | null = null
  let bestFraction = 0
  for (const form of forms) {
    const fraction = form.filter(isKnown).length / form.length
    if (fraction >= MIN_FRACTION_FOUND && fraction > bestFraction) {
      best = form
      bestFraction = fraction
    }
  }
  return best
}

function replaceWords(ids: Int32Array, expansions: ReadonlyMap<number, Int32Array>): ExpandedWords {
  const expanded: number[] = []
  const origin: number[] = []
  for (const [index, id] of ids.entries()) {
    for (const each of expansions.get(id) ?? [id]) {
      expanded.push(each)
      origin.push(index)
    }
  }
  return { ids: Int32Array.from(expanded), origin: Int32Array.from(origin) }
}
