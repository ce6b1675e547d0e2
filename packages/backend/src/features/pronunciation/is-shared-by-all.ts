import type { DictionaryRow } from './dictionaries.repository'

/** Returns true if all authors of the domain may change the dictionary: it is shared, or its owner's account is gone. */
export function isSharedByAll({ isShared, ownerId }: Pick<DictionaryRow, 'isShared' | 'ownerId'>): boolean {
  return isShared || ownerId === null
}
