import type { Language } from '../types'
import { defaultLanguage, leadingLanguages } from './constant-table'

type Listed = Language | { code: Language; native?: string | undefined }

/**
 * Languages in the order of every menu: en, es, zh, then the others by native name, of equal names by code. A code that
 * comes twice is kept once. Takes codes as well as entries; codes alone are ordered by code.
 * @param o.locale whose alphabet orders the names; English unless given
 * @throws RangeError when the locale is not a language tag
 *
 * @example
 * orderLanguages(['fr', 'zh', 'de', 'en', 'de']) // => ['en', 'zh', 'de', 'fr']
 */
export function orderLanguages<L extends Listed>(list: readonly L[], o: { locale?: string } = {}): L[] {
  const byName = new Intl.Collator(o.locale ?? defaultLanguage)
  const unique = new Map<Language, L>()
  for (const entry of list) if (!unique.has(codeOf(entry))) unique.set(codeOf(entry), entry)
  return [...unique.values()].toSorted((a, b) => {
    const byLead = leadOf(a) - leadOf(b)
    return byLead || byName.compare(nameOf(a), nameOf(b)) || (codeOf(a) < codeOf(b) ? -1 : 1)
  })
}

function codeOf(entry: Listed): Language {
  return typeof entry === 'string' ? entry : entry.code
}

function nameOf(entry: Listed): string {
  return typeof entry === 'string' ? entry : (entry.native ?? entry.code)
}

function leadOf(entry: Listed): number {
  const place = leadingLanguages.indexOf(codeOf(entry))
  return place < 0 ? leadingLanguages.length : place
}
