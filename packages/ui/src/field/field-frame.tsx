import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { FieldHint } from './field-hint'
import { FieldMessage } from './field-message'
import * as styles from './field.css'
import { LabelWords } from './label-words'

/** What every field has besides its control. */
export interface FieldWords {
  readonly label: string
  /** Hides the label visually, where a heading or an icon says the same. */
  readonly hideLabel?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong with the value and what to do. */
  readonly error?: string | undefined
  /** Says beside the label that the field may be left empty. */
  readonly optional?: boolean | undefined
}

export interface FieldFrameProps extends FieldWords {
  readonly controlId: string
  /** What stands opposite the label: a count of characters. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** In the order of every field: label, hint, control, message. What helps is read before one begins, what is wrong after. */
export function FieldFrame({
  controlId,
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  aside,
  children,
}: FieldFrameProps) {
  const words = (
    <label htmlFor={controlId} className={styles.label}>
      <LabelWords label={label} optional={optional} />
    </label>
  )
  const shownWords = hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words
  return (
    <div className={styles.field}>
      {aside === undefined ? (
        shownWords
      ) : (
        <div className={styles.top}>
          {shownWords}
          {aside}
        </div>
      )}
      <FieldHint controlId={controlId}>{hint}</FieldHint>
      {children}
      <FieldMessage controlId={controlId}>{error}</FieldMessage>
    </div>
  )
}
