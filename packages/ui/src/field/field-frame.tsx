import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { FieldHint } from './field-hint'
import { FieldMessage } from './field-message'
import * as styles from './field.css'
import { LabelText } from './label-text'

/** The texts that every field has besides its control. */
export interface FieldTexts {
  readonly label: string
  /** Hides the label visually, for fields whose heading or icon says the same. */
  readonly hideLabel?: boolean | undefined
  readonly hint?: ReactNode
  /** The problem with the value, and how to correct it. */
  readonly error?: string | undefined
  /** Marks the field as optional beside its label. */
  readonly optional?: boolean | undefined
}

export interface FieldFrameProps extends FieldTexts {
  readonly controlId: string
  /** Shown opposite the label: a count of characters. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Arranges label, hint, control and message: help comes before the control, errors after it. */
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
  const labelElement = (
    <label htmlFor={controlId} className={styles.label}>
      <LabelText label={label} optional={optional} />
    </label>
  )
  const shownLabel = hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement
  return (
    <div className={styles.field}>
      {aside === undefined ? (
        shownLabel
      ) : (
        <div className={styles.top}>
          {shownLabel}
          {aside}
        </div>
      )}
      <FieldHint controlId={controlId}>{hint}</FieldHint>
      {children}
      <FieldMessage controlId={controlId}>{error}</FieldMessage>
    </div>
  )
}
