import type { MouseEvent, ReactNode } from 'react'
import * as styles from './input-box.css'

export interface InputBoxProps {
  readonly size: 's' | 'm'
  /** For values that are written left to right in every language: addresses. */
  readonly dir?: 'ltr' | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** The `input`, in the style `bare`. */
  readonly children: ReactNode
}

/**
 * A press beside the input focuses the input. A popover inside this component is rendered elsewhere and keeps its
 * presses.
 */
function focusInput(event: MouseEvent<HTMLSpanElement>) {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
  if (event.target instanceof Element && event.target.closest('button, input') !== null) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** The box around an input, with texts, icons and buttons at its sides. */
export function InputBox({ size, dir, before, after, children }: InputBoxProps) {
  return (
    <span role="presentation" dir={dir} className={styles.box({ size })} onMouseDown={focusInput}>
      {before}
      {children}
      {after}
    </span>
  )
}
