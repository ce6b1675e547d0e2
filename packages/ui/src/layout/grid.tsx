import type { AnyElementProps } from '../native-props'
import * as styles from './layout.css'
import type { LayoutTag, Spacing } from './spacing'

/** The minimum width of a column: a book cover, a narrow item, a card, a wide item, or two halves. */
export const gridColumns = ['cover', 'narrow', 'card', 'wide', 'halves'] as const
export type GridColumns = (typeof gridColumns)[number]

export interface GridProps extends AnyElementProps {
  readonly as?: LayoutTag | undefined
  readonly columns?: GridColumns | undefined
  readonly gap?: Spacing | undefined
}

/** Lays out items of equal width, as many in a row as fit. */
export function Grid({ as: Tag = 'div', columns = 'card', gap = 'l', ...native }: GridProps) {
  return <Tag {...native} className={`${styles.grid} ${styles.gap[gap]} ${styles.columns[columns]}`} />
}
