import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading'
import { Icon, type IconDrawing } from '../icon'
import { Text } from '../text'
import * as styles from './empty-state.css'

export interface EmptyStateProps {
  /** What is not here. */
  readonly title: string
  readonly icon?: IconDrawing | undefined
  readonly level?: HeadingLevel | undefined
  /** Why, and how something comes here. */
  readonly children?: ReactNode
  /** The way to the first one: a button or a link. */
  readonly action?: ReactNode
}

/** A place that holds nothing yet. */
export function EmptyState({ title, icon, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      {icon && (
        <div className={`${styles.sign} ${styles.signTone.neutral}`}>
          <Icon of={icon} size="xl" />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} size="l" align="center">
          {title}
        </Heading>
        {children !== undefined && (
          <Text as="div" tone="muted" align="center">
            {children}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
