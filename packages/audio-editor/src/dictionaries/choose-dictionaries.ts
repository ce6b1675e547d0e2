import { dictionaryLimit } from '@lectern/core/book'

/** A pronunciation dictionary, under the speech provider's field names. */
export interface PronunciationDictionary {
  readonly id?: string | null | undefined
  readonly pronunciation_dictionary_id?: string | null | undefined
  readonly name?: string | null | undefined
  readonly latest_version_rules_num?: number | null | undefined
}

/** An entry of the dictionary list. */
export interface DictionaryOffer<D extends PronunciationDictionary> {
  dictionary: D
  isChosen: boolean
  /** Reason why it cannot be chosen; null if it can be chosen or left. */
  refusal: 'limit' | null
}

/**
 * Returns the id that a dictionary is sent by: its `pronunciation_dictionary_id`, else its `id`; null without either.
 *
 * @example
 * dictionaryId({ id: 'a', pronunciation_dictionary_id: 'b' }) // => 'b'
 * dictionaryId({ id: 'a' }) // => 'a'
 * dictionaryId({ name: 'Names' }) // => null
 */
export function dictionaryId(dictionary: PronunciationDictionary): string | null {
  return dictionary.pronunciation_dictionary_id || dictionary.id || null
}

/**
 * Returns the ids to send of the chosen dictionaries, in their order, none twice: only those that have one, and at most 3.
 *
 * @example
 * dictionaryIds([{ id: 'a' }, { name: 'without an id' }, { pronunciation_dictionary_id: 'b' }]) // => ['a', 'b']
 */
export function dictionaryIds(chosen: readonly PronunciationDictionary[]): string[] {
  const ids = chosen.map(dictionaryId).filter((id) => id !== null)
  return [...new Set(ids)].slice(0, dictionaryLimit)
}

/**
 * Adds a dictionary at the end of the chosen ones, or removes it if it is one of them. With 3 chosen a fourth changes nothing,
 * and the same array is returned.
 *
 * @example
 * const names = { id: 'a', name: 'Names' }
 * toggleDictionary([], names) // => [names]
 * toggleDictionary([names], names) // => []
 * toggleDictionary([{ id: 'x' }, { id: 'y' }, { id: 'z' }], names) // => [{ id: 'x' }, { id: 'y' }, { id: 'z' }]
 */
export function toggleDictionary<D extends PronunciationDictionary>(chosen: readonly D[], clicked: D): readonly D[] {
  if (chosen.some((one) => isSame(one, clicked))) return chosen.filter((one) => !isSame(one, clicked))
  return chosen.length >= dictionaryLimit ? chosen : [...chosen, clicked]
}

/**
 * Returns all dictionaries as list entries: with 3 chosen, the others are refused with a reason.
 *
 * @example
 * const [a, b] = [{ id: 'a' }, { id: 'b' }]
 * const offers = offerDictionaries([a, b], [a])
 * offers[0] // => { dictionary: a, isChosen: true, refusal: null }
 * offers[1] // => { dictionary: b, isChosen: false, refusal: null }
 */
export function offerDictionaries<D extends PronunciationDictionary>(
  all: readonly D[],
  chosen: readonly D[],
): DictionaryOffer<D>[] {
  return all.map((dictionary) => {
    const isChosen = chosen.some((one) => isSame(one, dictionary))
    return { dictionary, isChosen, refusal: !isChosen && chosen.length >= dictionaryLimit ? 'limit' : null }
  })
}

/** Compares by id, since lists are loaded again; dictionaries without an id are compared as objects. */
function isSame(a: PronunciationDictionary, b: PronunciationDictionary): boolean {
  return a === b || (dictionaryId(a) !== null && dictionaryId(a) === dictionaryId(b))
}
