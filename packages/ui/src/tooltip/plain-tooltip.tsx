import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TooltipBubble } from './tooltip-bubble'
import * as styles from './tooltip.css'

export interface PlainTooltipProps {
  readonly text: string
  /** The keys that do the same, drawn. */
  readonly keys?: ReactNode
  /** What the text belongs to: a control that can be focused. */
  readonly children: ReactNode
}

const openDelayMs = 450

/**
 * A tooltip that does not know how keys are drawn. What is loaded late is made of this one: it could not load itself.
 */
export function PlainTooltip({ text, keys, children }: PlainTooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const [open, setOpen] = useState(false)

  const openSoon = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), openDelayMs)
  }
  const closeSoon = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(false), 80)
  }
  const closeNow = () => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  const stay = () => window.clearTimeout(timer.current)

  useEffect(() => () => window.clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return undefined
    const hide = () => setOpen(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, { capture: true })
    }
  }, [open])

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openSoon()}
      onPointerLeave={closeSoon}
      onPointerDown={closeNow}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={closeNow}
    >
      {children}
      {open &&
        createPortal(
          <TooltipBubble text={text} keys={keys} anchor={anchor} onPointerEnter={stay} onPointerLeave={closeSoon} />,
          document.body,
        )}
    </span>
  )
}
