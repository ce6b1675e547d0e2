import type { ReactNode } from 'react'
import * as styles from './description-list.css'

export interface Description {
  readonly term: string
  readonly value: ReactNode
}

export interface DescriptionListProps {
  readonly entries: readonly Description[]
}

/** The details of one item: terms and values, side by side if there is room. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <div className={styles.container}>
      <dl className={styles.list}>
        {entries.map(({ term, value }) => (
          <div key={term} className={styles.entry}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
