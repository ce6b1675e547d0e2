import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { CircleAlert } from '../icon/icons'
import * as styles from './choice-row.css'

export interface ChoiceRowProps {
  readonly controlId: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The mark to press. */
  readonly children: ReactNode
}

/** A mark with its label beside it, and what there is to say about it below the label. */
export function ChoiceRow({ controlId, label, hint, error, children }: ChoiceRowProps) {
  return (
    <div className={styles.row}>
      {children}
      <div className={styles.words}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <div id={`${controlId}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
        {error !== undefined && (
          <div id={`${controlId}-error`} role="alert" className={styles.error}>
            <Icon of={CircleAlert} size="s" />
            {error}
          </div>
        )}
      </div>
    </div>
  )
}
