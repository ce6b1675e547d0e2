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

/** A short label about the item beside it. Its tone never says more than the label. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {icon && <Icon of={icon} size="s" />}
      <span dir="auto" className={styles.text}>
        {children}
      </span>
    </span>
  )
}
