import { fieldMessages } from '@lectern/messages'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { countCharacters } from './count-characters'

/**
 * What is wrong with a text that is longer than it may be, counted as `CharacterCount` counts. The words stay the same
 * while one types, so that they are read out once.
 */
export function useTooLong(text: string, maximum: number | undefined): string | undefined {
  const { locale } = useLocale()
  const t = useTranslate(fieldMessages)
  if (maximum === undefined || countCharacters(text, locale) <= maximum) return undefined
  return t('textTooLong', { count: maximum })
}
