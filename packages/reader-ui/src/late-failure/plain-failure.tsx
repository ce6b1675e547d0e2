import { Button, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import * as styles from './plain-failure.css'

export interface PlainFailureProps {
  readonly message: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** Shows a failure and its way out without any code that could itself fail to load. */
export function PlainFailure({ message, onRetry }: PlainFailureProps) {
  const t = useTranslate()
  return (
    <div role="alert" className={styles.failure}>
      {message}
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  )
}
