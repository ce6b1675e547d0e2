import type { ReactNode } from 'react'
import * as styles from './pinned-action.css'

export interface PinnedActionProps {
  /** False for an action that is not the main one just now: it stays in its place. */
  readonly pinned?: boolean
  /** A button of full width. */
  readonly children: ReactNode
}

/** Pins the main action of a screen to the lower edge of a phone. Wider windows show it in its place. */
export function PinnedAction({ pinned = true, children }: PinnedActionProps) {
  return (
    <div className={pinned ? styles.pinned : undefined} data-pinned-action={pinned ? '' : undefined}>
      {children}
    </div>
  )
}
