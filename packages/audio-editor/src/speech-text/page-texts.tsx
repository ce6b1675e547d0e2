import { languageDirection } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Heading, Icon, IconButton, Inline, Skeleton, Stack, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Pause, Play, TriangleAlert } from '@lectern/ui/icons'
import { Fragment } from 'react'
import { countWords } from './count-words'
import type { ChangedRange } from './find-changed-ranges'
import * as styles from './page-texts.css'

export interface PageText {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly text: string
  /** Plays the narration of the page; null while it cannot be played. */
  readonly narration: { readonly playing: boolean; readonly onToggle: () => void } | null
  /** Differences from the narration; null while the page is as it was narrated, or was never. */
  readonly change: PageChange | null
}

/** The differences of a page from its narration. */
export interface PageChange {
  /** Number of sentences that changed; 0 if some were only removed or moved. */
  readonly sentences: number
  readonly ranges: readonly ChangedRange[]
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
              {page.change !== null && (
                <span className={styles.changed}>
                  <Icon of={TriangleAlert} size="s" />
                  {page.change.sentences > 0 ? t('textChanged', { count: page.change.sentences }) : t('textNotSpoken')}
                </span>
              )}
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
              <MarkedText text={page.text} ranges={page.change === null ? [] : page.change.ranges} />
            </p>
          )}
        </article>
      ))}
    </div>
  )
}

function MarkedText({ text, ranges }: { readonly text: string; readonly ranges: readonly ChangedRange[] }) {
  const t = useTranslate(audioEditorMessages)
  const starts = [0, ...ranges.map(({ end }) => end)]
  return starts.map((from, index) => {
    const range = ranges[index]
    return (
      <Fragment key={from}>
        {text.slice(from, range?.start)}
        {range !== undefined && (
          <mark className={styles.mark}>
            <VisuallyHidden>{`(${t('textChangedMark')}) `}</VisuallyHidden>
            {text.slice(range.start, range.end)}
          </mark>
        )}
      </Fragment>
    )
  })
}
