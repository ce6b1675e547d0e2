import { everyScreenMessages, type Catalogue, type Texts, type TextsOf, type Translate } from '@lectern/messages'
import { use, useState } from 'react'
import { LocaleContext } from './locale-context'
import { createTranslationCache } from './translation-cache'

/** The common words in the language of the interface. */
export function useTranslate(): Translate<TextsOf<typeof everyScreenMessages>>
/** The texts of an area, with the common words and the outcomes: `useTranslate(readerMessages)`. */
export function useTranslate<T extends Texts>(catalogue: Catalogue<T>): Translate<T>
export function useTranslate(catalogue: Catalogue<Texts> = everyScreenMessages): Translate<Texts> {
  const { locale, translations: shared } = use(LocaleContext)
  const [own] = useState(createTranslationCache)
  const translations = shared ?? own
  return locale === 'en' ? translations.english(catalogue) : use(translations.loaded(catalogue, locale))
}
