import type { ReactNode } from 'react'
import { FieldHint } from './field-hint'
import { FieldMessage } from './field-message'
import * as styles from './choice-row.css'

export interface ChoiceRowProps {
  readonly controlId: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The box or ring. */
  readonly children: ReactNode
}

/** A box or ring with its label beside it, and hint and error below the label. */
export function ChoiceRow({ controlId, label, hint, error, children }: ChoiceRowProps) {
  return (
    <div className={styles.row}>
      {children}
      <div className={styles.text}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        <FieldHint controlId={controlId}>{hint}</FieldHint>
        <FieldMessage controlId={controlId}>{error}</FieldMessage>
      </div>
    </div>
  )
}
