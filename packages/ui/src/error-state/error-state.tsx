import type { ReactNode } from 'react'
import { Button } from '../button'
import { Heading, type HeadingLevel } from '../heading'
import { Icon } from '../icon'
import { CircleAlert, RotateCcw } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { Text } from '../text'
import * as styles from '../empty-state/empty-state.css'

export interface ErrorStateProps {
  /** What is wrong. */
  readonly title?: string | undefined
  /** The message: what happened, in a sentence. */
  readonly message: ReactNode
  /** What the reader can do about it. */
  readonly advice?: ReactNode
  readonly level?: HeadingLevel | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  /** Another way out: a button or a link. */
  readonly action?: ReactNode
}

/** Something that should stand here could not come. Announced when it appears. */
export function ErrorState({ title, message, advice, level = 2, onRetry, retrying, action }: ErrorStateProps) {
  const t = useTranslate()
  return (
    <div role="alert" className={styles.box}>
      <div className={`${styles.sign} ${styles.signTone.critical}`}>
        <Icon of={CircleAlert} size="xl" />
      </div>
      <div className={styles.words}>
        <Heading level={level} size="l" align="center">
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
