import type { ReactNode } from 'react'
import * as styles from './visually-hidden.css'

export interface VisuallyHiddenProps {
  readonly id?: string | undefined
  /** Announces changes of the content: `polite` when the reader pauses, `assertive` immediately. */
  readonly live?: 'polite' | 'assertive' | undefined
  readonly children?: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, live, children }: VisuallyHiddenProps) {
  return (
    <span id={id} aria-live={live} className={styles.hidden}>
      {children}
    </span>
  )
}
