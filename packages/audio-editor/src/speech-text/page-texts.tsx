import { languageDirection } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Heading, Inline, Skeleton, Stack, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { countWords } from './count-words'
import * as styles from './page-texts.css'

export interface PageText {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly text: string
}

export interface PageTextsProps {
  readonly pages: readonly PageText[]
  readonly language: string
  /** The text is being put together. */
  readonly building: boolean
}

/** What the voice will say: the text of every page in sequence. */
export function PageTexts({ pages, language, building }: PageTextsProps) {
  const t = useTranslate(audioEditorMessages)
  return (
    <div className={styles.column} aria-busy={building}>
      <Stack gap="xs">
        <Heading level={2} size="l">
          {t('textTitle')}
        </Heading>
        <Text tone="muted">{t('textLead')}</Text>
      </Stack>
      {building && <Skeleton />}
      {pages.map((page) => (
        <article key={page.pageVariationId} className={styles.page}>
          <Inline justify="between">
            <Heading level={3} size="s">
              {t('textPage', { page: page.pageNumber })}
            </Heading>
            <span className={styles.facts}>
              {page.text.trim() !== '' && <span>{t('textWords', { count: countWords(page.text, language) })}</span>}
              <span>
                <VisuallyHidden>{t('textPageId')} </VisuallyHidden>
                <span className={styles.id}>{page.pageVariationId}</span>
              </span>
            </span>
          </Inline>
          {page.text.trim() === '' ? (
            <Text tone="muted">{t('noTextInPage', { lang: language })}</Text>
          ) : (
            <p className={styles.text} lang={language} dir={languageDirection(language)}>
              {page.text}
            </p>
          )}
        </article>
      ))}
    </div>
  )
}
