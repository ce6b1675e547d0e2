import { createFormatText, toPseudoTexts, type FormatText, type PseudoLocale } from '@lectern/messages'
import type { TranslationCache } from '@lectern/ui'

/** Every catalogue in a made-up language, from its English texts. */
export function createPseudoTranslations(locale: PseudoLocale): TranslationCache {
  const made = new Map<string, FormatText>()
  const english: TranslationCache['english'] = (catalogue) => {
    const known = made.get(catalogue.id)
    if (known !== undefined) return known
    const format = createFormatText('en', toPseudoTexts(catalogue.en, locale))
    made.set(catalogue.id, format)
    return format
  }
  return { english, loaded: (catalogue) => Promise.resolve(english(catalogue)) }
}
