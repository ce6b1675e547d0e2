import { studioMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, useTranslate } from '@lectern/ui'
import { RotateCcw } from '@lectern/ui/icons'
import { useEffect, useRef } from 'react'
import * as styles from './step-panel.css'
import type { WorkProgress } from './work-progress'

export interface WorkStatusProps {
  readonly work: WorkProgress
  readonly onDismiss?: (() => void) | undefined
  /** Does a task again that failed; left out if it cannot be. */
  readonly onRetry?: (() => void) | undefined
  /** Ends a task that can be cancelled. */
  readonly onCancel?: (() => void) | undefined
}

/** Shows the progress of a task, or why it failed. It comes into view when that begins: on a phone it is below the page. */
export function WorkStatus(props: WorkStatusProps) {
  const { kind } = props.work
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current !== kind) box.current?.scrollIntoView({ block: 'nearest' })
    shown.current = kind
  }, [kind])
  return kind === 'idle' ? null : (
    <div ref={box} className={styles.status}>
      <ShownWork {...props} />
    </div>
  )
}

function ShownWork({ work, onDismiss, onRetry, onCancel }: WorkStatusProps) {
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
      if (onCancel === undefined || work.isCancelling === undefined) return <WorkBar {...work} />
      return (
        <div className={styles.work}>
          <WorkBar {...work} />
          <Button size="s" tone="quiet" busy={work.isCancelling} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )
  }
}

function WorkBar({ label, done, total, fraction }: Extract<WorkProgress, { kind: 'running' }>) {
  const t = useTranslate(studioMessages)
  if (fraction !== undefined) return <ProgressBar label={label} value={fraction} />
  if (done === undefined || total === undefined || total === 0) return <ProgressBar label={label} />
  return <ProgressBar label={label} value={done / total} valueText={t('workOf', { done: Math.round(done), total })} />
}
