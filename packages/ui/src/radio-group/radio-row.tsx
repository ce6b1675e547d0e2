import type { ReactNode } from 'react'
import { ring } from './radio-group.css'
import * as styles from './radio-row.css'

export interface RadioRowProps {
  /** Shared by all rows of the group: the arrow keys move between them. */
  readonly name: string
  readonly label: string
  /** A short description, part of the accessible name. */
  readonly detail?: string | undefined
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChoose: () => void
  /** Actions at the end of the row; they work separately. */
  readonly children?: ReactNode
}

/** An option in a list that is grouped, searched or scrolled. The list must name the choice. */
export function RadioRow({ name, label, detail, checked, disabled = false, onChoose, children }: RadioRowProps) {
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        <input type="radio" name={name} checked={checked} disabled={disabled} className={ring} onChange={onChoose} />
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </label>
      {children}
    </div>
  )
}
