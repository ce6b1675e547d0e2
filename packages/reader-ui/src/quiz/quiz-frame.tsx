import { IconButton, Dialog, Text, useTranslate } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './quiz.css'

export interface QuizFrameProps {
  readonly title: string
  /** Progress so far: shown below the title of a dialog, and beside the buttons of a panel, where there is space for it. */
  readonly progress: string | undefined
  readonly isShown: boolean
  /** The element that holds the quiz beside the page; null: it is a dialog over the page. */
  readonly beside: HTMLElement | null
  readonly onClose: () => void
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Shows a quiz in a dialog over the page, or beside it. */
export function QuizFrame({ title, progress, isShown, beside, onClose, actions, children }: QuizFrameProps) {
  if (beside !== null) {
    if (!isShown) return null
    return createPortal(
      <BesideFrame title={title} progress={progress} onClose={onClose} actions={actions}>
        {children}
      </BesideFrame>,
      beside,
    )
  }
  return (
    <Dialog
      open={isShown}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={progress}
      actions={actions}
    >
      {children}
    </Dialog>
  )
}

/** Takes the focus on opening. On closing, the element that had it gets it back, unless the focus has moved on. */
function BesideFrame({ title, progress, onClose, actions, children }: Omit<QuizFrameProps, 'beside' | 'isShown'>) {
  const t = useTranslate()
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  // Within the frame, so that Escape closes it at once.
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      const hasFocus = element?.contains(document.activeElement) === true || document.activeElement === document.body
      if (hasFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <section ref={frame} aria-labelledby={titleId} className={styles.besideSection}>
      <div
        role="presentation"
        className={styles.besideFrame}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onClose()
        }}
      >
        <div className={styles.besideHeader}>
          <h2 ref={heading} tabIndex={-1} id={titleId} dir="auto" className={styles.besideTitle}>
            {title}
          </h2>
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
        <div className={styles.besideBody}>{children}</div>
        {actions !== undefined && (
          <div className={styles.besideFooter}>
            {progress !== undefined && (
              <div className={styles.progress}>
                <Text size="s" tone="muted">
                  {progress}
                </Text>
              </div>
            )}
            {actions}
          </div>
        )}
      </div>
    </section>
  )
}
