import { isUpperAt } from '../../characters/character-classes'
import type { Stop } from '../stops/stop'
import type { AbbreviationKind, AbbreviationReader } from './abbreviations'

const LAST_PART = /(?<=['-])\p{L}+$/u

/**
 * Returns the kind of abbreviation that the word before a stop is; null if it is none. Reads 'z. B' as 'z.B'. Reads only the
 * last part of 'l’avv' and 'Dipl.-Ing' if the whole is unknown.
 */
export function readAbbreviationBefore(stop: Stop, readAbbreviation: AbbreviationReader): AbbreviationKind | null {
  const { before, earlier } = stop
  if (before.length === 1) {
    const joined = earlier.length === 2 && earlier.endsWith('.') ? readAbbreviation(earlier + before) : null
    return joined ?? (isInitial(before) ? null : readAbbreviation(before))
  }
  const known = readAbbreviation(before)
  if (known !== null || stop.isPlain) return known
  const part = LAST_PART.exec(before)?.[0]
  return part !== undefined && part.length > 1 ? readAbbreviation(part) : null
}

/** Tests for a single capital letter. */
export function isInitial(before: string): boolean {
  return before.length === 1 && isUpperAt(before, 0)
}
