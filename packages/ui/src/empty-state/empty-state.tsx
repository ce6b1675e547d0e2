import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading'
import type { IconDrawing } from '../icon'
import { Text } from '../text'
import { StateIcon } from './state-icon'
import * as styles from './empty-state.css'

/** A `screen` of its own, or a `panel` or list among other content. */
export const statePlaces = ['screen', 'panel'] as const
export type StatePlace = (typeof statePlaces)[number]

export interface EmptyStateProps {
  /** The thing that is missing. */
  readonly title: string
  readonly icon?: IconDrawing | undefined
  readonly level?: HeadingLevel | undefined
  /** Where it is shown; by default levels 1 and 2 mean a screen, others a panel. */
  readonly place?: StatePlace | undefined
  /** The reason it is empty, and how to fill it. */
  readonly children?: ReactNode
  /** The action that creates the first item: a button or a link. */
  readonly action?: ReactNode
}

/** Shows that a place has no content yet. */
export function EmptyState({ title, icon, level = 2, place, children, action }: EmptyStateProps) {
  const stands = place ?? (level <= 2 ? 'screen' : 'panel')
  return (
    <div className={`${styles.box} ${styles.place[stands]}`}>
      {icon && <StateIcon icon={icon} tone="neutral" place={stands} />}
      <div className={styles.text}>
        <Heading level={level} size={stands === 'screen' ? 'xl' : 'm'} align="center">
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
