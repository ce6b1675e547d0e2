import { commonMessages, type Catalogue, type Texts, type TextsOf, type Translate } from '@lectern/messages'
import { use } from 'react'
import { LocaleContext } from './locale-context'

/** The common words in the language of the interface. */
export function useTranslate(): Translate<TextsOf<typeof commonMessages>>
/** The texts of an area, with the common words and the outcomes: `useTranslate(readerMessages)`. */
export function useTranslate<T extends Texts>(catalogue: Catalogue<T>): Translate<T>
export function useTranslate(catalogue: Catalogue<Texts> = commonMessages): Translate<Texts> {
  const { locale, translations } = use(LocaleContext)
  return locale === 'en' ? translations.english(catalogue) : use(translations.loaded(catalogue, locale))
}
