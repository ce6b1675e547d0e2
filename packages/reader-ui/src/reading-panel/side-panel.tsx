import { IconButton, useTranslate, VisuallyHidden } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { findFirstFocus } from './find-first-focus'
import * as styles from './reading-panel.css'

export interface SidePanelProps {
  readonly title: string
  /** The element that receives the focus back; null if the panel opened automatically and must not take the focus. */
  readonly opener: RefObject<Element | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel beside the page. It takes the focus when the reader opens it and returns it, unless the focus has moved on. */
export function SidePanel({ title, opener, onClose, children }: SidePanelProps) {
  const t = useTranslate()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    const returnTo = opener.current
    if (element === null || returnTo === null) return undefined
    findFirstFocus(element)?.focus()
    return () => {
      const hasFocus = element.contains(document.activeElement)
      if (hasFocus && returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus()
    }
  }, [opener])
  return (
    <aside ref={panel} aria-labelledby={titleId} className={styles.frame}>
      {/* Headings of the tabs are below it in the outline of the page. */}
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <div
        role="presentation"
        className={styles.beside}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onClose()
        }}
      >
        <div className={styles.close}>
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </aside>
  )
}
