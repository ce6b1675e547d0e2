import type { MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { ToolSlots } from '../reading-tools/reading-tools-props'
import * as styles from './notice.css'

export interface NoticeProps {
  readonly slots: Pick<ToolSlots, 'notices'>
  readonly children: ReactNode
}

/** Shows a message or actions above the player bar, over the bottom of the page. */
export function Notice({ slots, children }: NoticeProps) {
  if (slots.notices === null) return null
  return createPortal(
    <div className={styles.notice}>
      <div className={styles.box}>{children}</div>
    </div>,
    slots.notices,
  )
}

/** Moves the focus to the play button, because the notice disappears with its action. */
export function handOverFocus(press: () => void): (event: MouseEvent<HTMLElement>) => void {
  return (event) => {
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('[data-play]')?.focus()
    press()
  }
}
