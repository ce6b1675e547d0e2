import { studioMessages } from '@lectern/messages'
import { Banner, useTranslate } from '@lectern/ui'
import * as styles from './pages-panel.css'

/** A file, or a page of one, that did not become a page. */
export interface SkippedFile {
  readonly file: string
  readonly page?: number | undefined
  readonly message: string
}

/** Names the files that were skipped, with the reasons. */
export function SkippedFiles({ files, onDismiss }: { files: readonly SkippedFile[]; onDismiss: () => void }) {
  const t = useTranslate(studioMessages)
  if (files.length === 0) return null
  return (
    <Banner tone="warning" title={t('pagesSkipped', { count: files.length })} onDismiss={onDismiss}>
      <ul className={styles.skipped}>
        {files.map((skipped) => (
          <li key={[skipped.file, skipped.page, skipped.message].join('/')}>
            <strong>
              {skipped.page === undefined
                ? skipped.file
                : t('pagesSkippedPage', { file: skipped.file, page: skipped.page })}
            </strong>
            {': '}
            {skipped.message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
