import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TooltipBubble } from './tooltip-bubble'
import * as styles from './plain-tooltip.css'

export interface PlainTooltipProps {
  readonly text: string
  /** The drawn shortcut. */
  readonly keys?: ReactNode
  /** The anchor: a focusable control. */
  readonly children: ReactNode
}

const openDelayMs = 450

/** A tooltip without code for shortcuts, which is loaded on demand and itself uses this tooltip. */
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
