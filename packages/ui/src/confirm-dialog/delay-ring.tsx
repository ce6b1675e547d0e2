import type { ReactNode } from 'react'
import * as styles from './delay-ring.css'

export interface DelayRingProps {
  /** Draws the ring while it is so. */
  readonly running: boolean
  readonly seconds: number
  /** The button that opens when the ring has closed. */
  readonly children: ReactNode
}

/** A ring that closes round a button in the time the button has to wait. It takes no room, so nothing moves under a press. */
export function DelayRing({ running, seconds, children }: DelayRingProps) {
  return (
    <span className={styles.ringed}>
      {children}
      {running && (
        <svg aria-hidden data-testid="delay-ring" className={styles.ring}>
          <rect x={1} y={1} className={styles.track} />
          <rect x={1} y={1} pathLength={1} className={styles.fill} style={{ animationDuration: `${seconds}s` }} />
        </svg>
      )}
    </span>
  )
}
