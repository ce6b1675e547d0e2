import { createFormatText, toPseudoTexts, type FormatText, type PseudoLocale } from '@lectern/messages'
import type { TranslationCache } from '@lectern/ui'

/** Creates translations of every catalogue into a pseudo-language, made from its English texts. */
export function createPseudoTranslations(locale: PseudoLocale): TranslationCache {
  const cache = new Map<string, FormatText>()
  const english: TranslationCache['english'] = (catalogue) => {
    const cached = cache.get(catalogue.id)
    if (cached !== undefined) return cached
    const format = createFormatText('en', toPseudoTexts(catalogue.en, locale))
    cache.set(catalogue.id, format)
    return format
  }
  return { english, loaded: (catalogue) => Promise.resolve(english(catalogue)) }
}
