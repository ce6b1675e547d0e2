import type { CSSProperties, ReactNode, Ref } from 'react'
import * as styles from './page-marks.css'

export interface MarkButtonProps {
  /** Read by screen readers. */
  readonly label: string
  /** Language of the label; null when it is the interface's. */
  readonly language: string | null
  readonly onPress?: ((button: HTMLElement) => void) | undefined
  /** An allowed address, which opens in a new tab. The mark is a link then. */
  readonly href?: string | undefined
  /** True if its popup is open; undefined without a popup. */
  readonly isOpen?: boolean | undefined
  readonly style?: CSSProperties | undefined
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
  readonly children?: ReactNode
}

/** The button or link of a mark on a page. It fills the place of the mark. */
export function MarkButton({ label, language, onPress, href, isOpen, style, buttonRef, children }: MarkButtonProps) {
  const shared = { className: styles.button, style, 'aria-label': label, lang: language ?? undefined, dir: 'auto' }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target="_blank" rel="noopener noreferrer" draggable={false}>
        {children}
      </a>
    )
  }
  return (
    <button
      {...shared}
      ref={buttonRef}
      type="button"
      aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
      aria-expanded={isOpen}
      onClick={(event) => onPress?.(event.currentTarget)}
    >
      {children}
    </button>
  )
}
