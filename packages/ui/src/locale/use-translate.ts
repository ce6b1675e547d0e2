import { everyScreenMessages, type Catalogue, type Texts, type TextsOf, type Translate } from '@lectern/messages'
import { use, useState } from 'react'
import { LocaleContext } from './locale-context'
import { createTranslationCache } from './translation-cache'

/** Returns the translate function of the common texts. */
export function useTranslate(): Translate<TextsOf<typeof everyScreenMessages>>
/** Returns the translate function of an area, with the common texts: `useTranslate(readerMessages)`. */
export function useTranslate<T extends Texts>(catalogue: Catalogue<T>): Translate<T>
export function useTranslate(catalogue: Catalogue<Texts> = everyScreenMessages): Translate<Texts> {
  const { locale, translations: shared } = use(LocaleContext)
  const [own] = useState(createTranslationCache)
  const translations = shared ?? own
  return locale === 'en' ? translations.english(catalogue) : use(translations.loaded(catalogue, locale))
}
