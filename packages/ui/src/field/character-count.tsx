import { fieldMessages } from '@lectern/messages'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { countCharacters } from './count-characters'
import * as styles from './field.css'

export interface CharacterCountProps {
  readonly text: string
  readonly maximum: number
}

/** The remaining share of the maximum at which the count is announced. */
const nearEnd = 0.1

/** Shows how many of the allowed characters are used, and announces it when few are left. */
export function CharacterCount({ text, maximum }: CharacterCountProps) {
  const t = useTranslate(fieldMessages)
  const { locale } = useLocale()
  const used = countCharacters(text, locale)
  const left = maximum - used
  const spoken =
    left < 0
      ? t('charactersOver', { count: -left })
      : left <= Math.max(10, maximum * nearEnd)
        ? t('charactersLeft', { count: left })
        : ''
  return (
    <>
      <span aria-hidden className={styles.count} data-over={left < 0 ? '' : undefined}>
        {t('charactersUsed', { used, maximum })}
      </span>
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </>
  )
}
