import { studioMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, useTranslate } from '@lectern/ui'
import { RotateCcw } from '@lectern/ui/icons'
import type { WorkProgress } from './work-progress'

export interface WorkStatusProps {
  readonly work: WorkProgress
  readonly onDismiss?: (() => void) | undefined
  /** Does a task again that failed; left out if it cannot be. */
  readonly onRetry?: (() => void) | undefined
}

/** Shows the progress of a task, or why it failed. */
export function WorkStatus({ work, onDismiss, onRetry }: WorkStatusProps) {
  const t = useTranslate(studioMessages)
  switch (work.kind) {
    case 'idle':
      return null
    case 'failed':
      return (
        <Banner
          tone="critical"
          onDismiss={onDismiss}
          action={
            onRetry && (
              <Button size="s" icon={RotateCcw} onClick={onRetry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {work.message}
        </Banner>
      )
    case 'running':
      return work.done === undefined || work.total === undefined || work.total === 0 ? (
        <ProgressBar label={work.label} />
      ) : (
        <ProgressBar
          label={work.label}
          value={work.done / work.total}
          valueText={t('workOf', { done: Math.round(work.done), total: work.total })}
        />
      )
  }
}
