import { languageDirection } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Heading, IconButton, Inline, Skeleton, Stack, Text, useTranslate } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { countWords } from './count-words'
import * as styles from './page-texts.css'

export interface PageText {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly text: string
  /** Plays the narration of the page; null while it cannot be played. */
  readonly narration: { readonly playing: boolean; readonly onToggle: () => void } | null
}

export interface PageTextsProps {
  readonly pages: readonly PageText[]
  readonly language: string
  /** The text is being built. */
  readonly building: boolean
}

/** The text of every page as it is spoken. */
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
      {pages.map((page) => (
        <article
          key={page.pageVariationId}
          className={styles.page}
          aria-label={t('textPage', { page: page.pageNumber })}
        >
          <Inline justify="between">
            <span className={styles.head}>
              <Heading level={3} size="s">
                {t('textPage', { page: page.pageNumber })}
              </Heading>
              {page.narration !== null && (
                <IconButton
                  size="s"
                  icon={page.narration.playing ? Pause : Play}
                  label={t(page.narration.playing ? 'textPause' : 'textListen', { page: page.pageNumber })}
                  onClick={page.narration.onToggle}
                />
              )}
            </span>
            <span className={styles.facts}>
              {page.text.trim() !== '' && <span>{t('textWords', { count: countWords(page.text, language) })}</span>}
              <span>{t('textPageId', { id: String(page.pageVariationId) })}</span>
            </span>
          </Inline>
          {building && page.text.trim() === '' ? (
            <Skeleton lines={2} />
          ) : page.text.trim() === '' ? (
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
