import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { ChevronRight } from '../icon/icons'
import { useFollow } from '../link/follow-context'
import * as styles from './row-list.css'

interface RowContent {
  readonly title: string
  /** A second, quieter line. */
  readonly detail?: ReactNode
  /** An icon, picture or avatar before the title. */
  readonly lead?: ReactNode
  /** Shown at the end: a badge, a number, actions. */
  readonly tail?: ReactNode
}
export type RowProps = RowContent
export interface RowLinkProps extends RowContent {
  readonly href: string
  readonly current?: boolean | undefined
}
export interface RowButtonProps extends RowContent {
  readonly onPress: () => void
  /** For a row that is on or off. */
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
}

function Line({ detail, lead, tail, title }: Omit<RowContent, 'title'> & { readonly title: ReactNode }) {
  return (
    <>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {tail !== undefined && <span className={styles.tail}>{tail}</span>}
    </>
  )
}

/** A row of text. */
export function Row(content: RowProps) {
  return (
    <li className={styles.row}>
      <Line {...content} />
    </li>
  )
}

/** A row that is one link and can be pressed anywhere. */
export function RowLink({ title, href, current = false, ...content }: RowLinkProps) {
  const follow = useFollow(href, undefined)
  return (
    <li className={styles.row} data-pressable="" data-selected={current ? '' : undefined}>
      <Line
        {...content}
        title={
          <a href={href} aria-current={current ? 'page' : undefined} className={styles.press} onClick={follow}>
            {title}
          </a>
        }
      />
      <Icon of={ChevronRight} size="s" followsText />
    </li>
  )
}

/** A row that is one button and can be pressed anywhere. */
export function RowButton({ title, onPress, selected, disabled = false, ...content }: RowButtonProps) {
  return (
    <li
      className={styles.row}
      data-pressable=""
      data-selected={selected ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <Line
        {...content}
        title={
          <button type="button" aria-pressed={selected} disabled={disabled} className={styles.press} onClick={onPress}>
            {title}
          </button>
        }
      />
    </li>
  )
}
