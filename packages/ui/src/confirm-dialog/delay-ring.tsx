import type { ReactNode } from 'react'
import * as styles from './delay-ring.css'

export interface DelayRingProps {
  /** Draws the ring. */
  readonly running: boolean
  readonly milliseconds: number
  /** The button that becomes available when the ring has closed. */
  readonly children: ReactNode
}

/** Draws a ring that closes around a button while the button waits. It takes no space, so nothing moves. */
export function DelayRing({ running, milliseconds, children }: DelayRingProps) {
  return (
    <span className={styles.ringed}>
      {children}
      {running && (
        <svg aria-hidden data-testid="delay-ring" className={styles.ring}>
          <rect x={1} y={1} className={styles.track} />
          <rect x={1} y={1} pathLength={1} className={styles.fill} style={{ animationDuration: `${milliseconds}ms` }} />
        </svg>
      )}
    </span>
  )
}
