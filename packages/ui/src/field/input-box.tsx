import type { MouseEvent, ReactNode } from 'react'
import * as styles from './input-box.css'

export interface InputBoxProps {
  readonly size: 's' | 'm'
  /** For values that run from left to right in every language: addresses. */
  readonly dir?: 'ltr' | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** The `input`, in the style `bare`. */
  readonly children: ReactNode
}

/** Pressing what stands beside the input means the input. A popover belongs to the box too, but lies elsewhere. */
function focusInput(event: MouseEvent<HTMLSpanElement>) {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
  if (event.target instanceof Element && event.target.closest('button, input') !== null) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** What is typed in, with words, signs and buttons at its sides. */
export function InputBox({ size, dir, before, after, children }: InputBoxProps) {
  return (
    <span role="presentation" dir={dir} className={styles.box({ size })} onMouseDown={focusInput}>
      {before}
      {children}
      {after}
    </span>
  )
}
