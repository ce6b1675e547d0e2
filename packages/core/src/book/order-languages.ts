import type { Language } from '../types'
import { defaultLanguage, leadingLanguages } from './constant-table'

type Listed = Language | { code: Language; native?: string | undefined }

/**
 * Sorts languages for menus: en, es, zh, then the others by native name, and equal names by code. Removes duplicate codes.
 * Takes codes or entries; codes are sorted by code.
 * @param o.locale the locale whose alphabet sorts the names; default English
 * @throws RangeError if the locale is not a language tag
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
  const index = leadingLanguages.indexOf(codeOf(entry))
  return index < 0 ? leadingLanguages.length : index
}
