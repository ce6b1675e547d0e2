import { translationMessages } from '@lectern/messages'
import { ChoiceGroup, DescriptionList, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import type { TranslationPage } from './list-translation-pages'

export type SendingScope = 'page' | 'all'

export interface SendingFactsProps {
  readonly chosen: readonly TranslationPage[]
  /** Number of pages that have words or a draft. */
  readonly kept: number
  /** The page on show; null if it has nothing to translate. */
  readonly pageNumber: number | null
  /** The language to translate from, in that of the interface. */
  readonly languageName: string
  readonly scope: SendingScope
  readonly onScope: (scope: SendingScope) => void
}

/** Chooses the pages to translate and says how much is sent, and where to. */
export function SendingFacts({ chosen, kept, pageNumber, languageName, scope, onScope }: SendingFactsProps) {
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  const figures = new Intl.NumberFormat(locale)
  const characters = chosen.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <Stack gap="m">
      {pageNumber !== null && (
        <ChoiceGroup
          label={t('translateScope')}
          value={scope}
          onChange={onScope}
          choices={[
            { value: 'page', label: t('translateThisPage', { page: pageNumber }) },
            { value: 'all', label: t('translateAllPages') },
          ]}
        />
      )}
      {chosen.length === 0 ? (
        <Text>{t('translateNothing', { language: languageName })}</Text>
      ) : (
        <DescriptionList
          entries={[
            { term: t('translatePages'), value: figures.format(chosen.length) },
            { term: t('translateCharacters'), value: figures.format(characters) },
            { term: t('translateService'), value: t('translateServiceName') },
          ]}
        />
      )}
      {kept > 0 && (
        <Text size="s" tone="muted">
          {t('translateKept', { count: kept })}
        </Text>
      )}
    </Stack>
  )
}
