import { studioMessages } from '@lectern/messages'
import { EmptyState, ErrorState, Spinner, useTranslate } from '@lectern/ui'
import { ImageOff } from '@lectern/ui/icons'
import * as styles from './page-stage.css'
import type { StageStatus } from './use-stage'

export interface StageNoticeProps {
  readonly status: StageStatus
  readonly onRetry: () => void
}

/** Covers the stage while no page image is shown, and says why. */
export function StageNotice({ status, onRetry }: StageNoticeProps) {
  const t = useTranslate(studioMessages)
  switch (status) {
    case 'ready':
      return null
    case 'loading':
      return (
        <div className={styles.notice}>
          <Spinner size="l" />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.notice}>
          <div className={styles.text}>
            <ErrorState level={2} place="panel" message={t('stageImageFailed')} onRetry={onRetry} />
          </div>
        </div>
      )
    case 'no-image':
      return (
        <div className={styles.notice}>
          <div className={styles.text}>
            <EmptyState level={2} place="panel" icon={ImageOff} title={t('stageNoImage')} />
          </div>
        </div>
      )
  }
}
