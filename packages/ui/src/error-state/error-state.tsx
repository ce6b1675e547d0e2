import type { ReactNode } from 'react'
import { Button } from '../button'
import { Heading, type HeadingLevel } from '../heading'
import { CircleAlert, RotateCcw } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import type { StatePlace } from '../empty-state'
import { StateIcon } from '../empty-state/state-icon'
import { Text } from '../text'
import * as styles from '../empty-state/empty-state.css'

export interface ErrorStateProps {
  /** The thing that failed. */
  readonly title?: string | undefined
  /** The message: what happened, in a sentence. */
  readonly message: ReactNode
  /** Advice on solving it. */
  readonly advice?: ReactNode
  readonly level?: HeadingLevel | undefined
  /** Where it is shown; by default levels 1 and 2 mean a screen, others a panel. */
  readonly place?: StatePlace | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  /** Another action: a button or a link. */
  readonly action?: ReactNode
}

/** Shows that content could not be loaded. Announced when it appears. */
export function ErrorState({ title, message, advice, level = 2, place, onRetry, retrying, action }: ErrorStateProps) {
  const t = useTranslate()
  const stands = place ?? (level <= 2 ? 'screen' : 'panel')
  return (
    <div role="alert" className={`${styles.box} ${styles.place[stands]}`}>
      <StateIcon icon={CircleAlert} tone="critical" place={stands} />
      <div className={styles.text}>
        <Heading level={level} size={stands === 'screen' ? 'xl' : 'm'} align="center">
          {title ?? t('errorTitle')}
        </Heading>
        <Text as="div" align="center">
          {message}
        </Text>
        {advice !== undefined && (
          <Text as="div" tone="muted" align="center">
            {advice}
          </Text>
        )}
      </div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button tone="accent" icon={RotateCcw} busy={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
