import { isUpperAt } from '../../characters/character-classes'
import type { AbbreviationReader } from '../abbreviations/abbreviations'
import { wordsAfterHours } from '../word-lists/sentence-tables'
import type { Stop } from './stop'

const TIME_ZONE = /^[A-Z]{2,4}T\b/u

/** Decides if the dot of '6 p.m.' ends its sentence before a word that is not a usual first word of one. */
export function endsAfterHour({ before, next }: Stop, readAbbreviation: AbbreviationReader): boolean {
  if (!isUpperAt(next, 0)) return false
  if (/^[AP]/u.test(before)) return true
  const isTitle = next.endsWith('.') && readAbbreviation(next.slice(0, -1)) === 'bound'
  const continues = TIME_ZONE.test(next) || wordsAfterHours.has(next) || wordsAfterHours.has(next.replace(/\.$/u, ''))
  return !continues && !isTitle
}
