import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { ToolSlots } from '../reading-tools/reading-tools-props'
import * as styles from './notice.css'

export interface NoticeProps {
  readonly slots: Pick<ToolSlots, 'notices'>
  /** True if the page makes room for the notice, which otherwise covers a part of it. False by default. */
  readonly isBelowPage?: boolean
  readonly children: ReactNode
}

/**
 * Shows a message or actions above the player bar, over the bottom of the page. If the focus is in it when it is unmounted, the
 * focus moves to the play button.
 */
export function Notice({ slots, isBelowPage = false, children }: NoticeProps) {
  const { notices } = slots
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    return () => {
      if (!element.contains(document.activeElement)) return
      element.closest('section')?.querySelector<HTMLElement>('[data-play]')?.focus()
    }
  }, [notices])
  if (notices === null) return null
  return createPortal(
    <div ref={box} className={isBelowPage ? undefined : styles.notice} data-below-page={isBelowPage ? '' : undefined}>
      {isBelowPage ? children : <div className={styles.box}>{children}</div>}
    </div>,
    notices,
  )
}
