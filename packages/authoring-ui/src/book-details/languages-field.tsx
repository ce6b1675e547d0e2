import { mainApi, type Chapter } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { orderLanguages } from '@lectern/core/book'
import { bookDetailsMessages, nameLanguage } from '@lectern/messages'
import { Button, Inline, Stack, Text, useLocale, useToast, useTranslate } from '@lectern/ui'
import { Languages } from '@lectern/ui/icons'
import { useState } from 'react'
import { AddLanguageDialog } from '../connected/add-language-dialog'
import * as styles from './book-details.css'
import { countChaptersIn } from './count-chapters-in'
import { useLanguageAbility } from './use-language-ability'

export interface LanguagesFieldProps {
  readonly bookId: number
  readonly chapters: readonly Chapter[]
  readonly onAdded: () => Promise<unknown>
}

/** The languages of a book with the number of chapters that have pages in each. A new one is added to every chapter at once. */
export function LanguagesField({ bookId, chapters, onAdded }: LanguagesFieldProps) {
  const t = useTranslate(bookDetailsMessages)
  const { locale } = useLocale()
  const toast = useToast()
  const ability = useLanguageAbility()
  const [addVariation, { isLoading }] = mainApi.useAddChapterVariationMutation()
  const [isAdding, setAdding] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const chaptersIn = (code: string) =>
    chapters.filter(({ variations }) => variations.some(({ variation }) => variation === code))
  const codes = [...new Set(chapters.flatMap(({ variations }) => variations.map(({ variation }) => variation)))]

  const add = async (code: string): Promise<boolean> => {
    setFailed(null)
    const missing = chapters.filter((chapter) => !chaptersIn(code).includes(chapter))
    for (const { id } of missing) {
      const { error } = await addVariation({ id: bookId, newChapterVariation: { chapterId: id, variation: code } })
      // A conflict: another author has added it to this chapter meanwhile.
      if (error === undefined || (isApiFailure(error) && error.status === 409)) continue
      setFailed((isApiFailure(error) && error.msg) || t('detailsLanguageFailed'))
      await onAdded()
      return false
    }
    await onAdded()
    toast({ tone: 'success', message: t('detailsLanguageAdded', { language: nameLanguage(code, locale) }) })
    return true
  }
  return (
    <Stack gap="m">
      <ul className={styles.languages} aria-label={t('detailsLanguages')}>
        {orderLanguages(codes).map((code) => (
          <li key={code} className={styles.language}>
            <span>{nameLanguage(code, locale)}</span>
            <Text as="span" size="s" tone="muted">
              {t('detailsLanguageChapters', { done: countChaptersIn(chapters, code), count: chapters.length })}
              {ability(code) === undefined ? '' : ` · ${ability(code)}`}
            </Text>
          </li>
        ))}
      </ul>
      <Inline>
        <Button icon={Languages} disabled={chapters.length === 0} onClick={() => setAdding(true)}>
          {t('detailsLanguageAdd')}
        </Button>
      </Inline>
      <AddLanguageDialog
        open={isAdding}
        busy={isLoading}
        failed={failed}
        languages={codes.filter((code) => chaptersIn(code).length === chapters.length)}
        ability={ability}
        onAdd={add}
        onClose={() => setAdding(false)}
      />
    </Stack>
  )
}
