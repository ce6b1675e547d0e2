import { bugReportMessages, formatTime, nameLanguage } from '@lectern/messages'
import { DescriptionList, useLocale, useTranslate } from '@lectern/ui'
import * as styles from './bug-report-dialog.css'
import type { BugContext } from './compose-bug-report'

/** Shows what is sent with a report. */
export function ContextDetails({ context }: { readonly context: BugContext }) {
  const t = useTranslate(bugReportMessages)
  const { locale } = useLocale()
  const number = (id: number | null) => (id === null || id <= 0 ? t('bugNothing') : t('bugNumber', { id }))
  return (
    <details>
      <summary className={styles.summary}>{t('bugContent')}</summary>
      <DescriptionList
        entries={[
          { term: t('bugBook'), value: number(context.bookId) },
          { term: t('bugChapter'), value: number(context.chapterId) },
          { term: t('bugPage'), value: number(context.pageId) },
          { term: t('bugLanguage'), value: nameLanguage(context.language, locale) },
          { term: t('bugPosition'), value: formatTime(context.positionSeconds) },
          { term: t('bugScreen'), value: `${context.window} · ${nameLanguage(context.interfaceLanguage, locale)}` },
          { term: t('bugBrowser'), value: context.browser },
          {
            term: t('bugActivity'),
            value:
              context.activity.length === 0 ? (
                t('bugNothing')
              ) : (
                <ol lang="en" className={styles.events}>
                  {context.activity.map((event, position) => (
                    <li key={position}>{event}</li>
                  ))}
                </ol>
              ),
          },
        ]}
      />
    </details>
  )
}
