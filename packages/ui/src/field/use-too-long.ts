import { fieldMessages } from '@lectern/messages'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { countCharacters } from './count-characters'

/**
 * Returns an error for a text that is longer than allowed, counted as `CharacterCount` counts. The error stays the same
 * while typing, so that it is announced once.
 */
export function useTooLong(text: string, maximum: number | undefined): string | undefined {
  const { locale } = useLocale()
  const t = useTranslate(fieldMessages)
  if (maximum === undefined || countCharacters(text, locale) <= maximum) return undefined
  return t('textTooLong', { count: maximum })
}
