import { bugReportMessages, formatTime, nameLanguage } from '@lectern/messages'
import { DescriptionList, useLocale, useTranslate } from '@lectern/ui'
import * as styles from './bug-report-dialog.css'
import type { BugScene } from './compose-bug-report'

/** Shows what is sent with a report. */
export function SceneDetails({ scene }: { readonly scene: BugScene }) {
  const t = useTranslate(bugReportMessages)
  const { locale } = useLocale()
  const number = (id: number | null) => (id === null || id <= 0 ? t('bugNothing') : t('bugNumber', { id }))
  return (
    <details>
      <summary className={styles.summary}>{t('bugContent')}</summary>
      <DescriptionList
        entries={[
          { term: t('bugBook'), value: number(scene.bookId) },
          { term: t('bugChapter'), value: number(scene.chapterId) },
          { term: t('bugPage'), value: number(scene.pageId) },
          { term: t('bugLanguage'), value: nameLanguage(scene.language, locale) },
          { term: t('bugPosition'), value: formatTime(scene.positionSeconds) },
          { term: t('bugScreen'), value: `${scene.window} · ${nameLanguage(scene.interfaceLanguage, locale)}` },
          { term: t('bugBrowser'), value: scene.browser },
          {
            term: t('bugActivity'),
            value:
              scene.activity.length === 0 ? (
                t('bugNothing')
              ) : (
                <ol lang="en" className={styles.events}>
                  {scene.activity.map((event, position) => (
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
