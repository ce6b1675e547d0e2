import type { ReactNode } from 'react'
import * as styles from './row-list.css'

export interface RowListProps {
  /** The name of the list; a heading above may show it. */
  readonly label: string
  /** `Row`, `RowLink` or `RowButton`. */
  readonly children: ReactNode
}

/** A list of items with one row each. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}
