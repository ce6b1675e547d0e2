import type { ReactNode } from 'react'
import * as styles from './field.css'

export interface FieldHintProps {
  readonly controlId: string
  readonly children?: ReactNode
}

/** Help for a control, read with it by `describedBy`. */
export function FieldHint({ controlId, children }: FieldHintProps) {
  if (children === undefined) return null
  return (
    <div id={`${controlId}-hint`} className={styles.hint}>
      {children}
    </div>
  )
}
