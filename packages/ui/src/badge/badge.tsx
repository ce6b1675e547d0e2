import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import * as styles from './badge.css'

export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'critical'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined
  readonly icon?: IconDrawing | undefined
  readonly children: ReactNode
}

/** A word or a number about the thing beside it. The tone never says anything the words do not. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {icon && <Icon of={icon} size="s" />}
      <span className={styles.words}>{children}</span>
    </span>
  )
}
