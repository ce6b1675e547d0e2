import type { MouseEvent } from 'react'
import { Icon } from '../icon'
import { ChevronRight } from '../icon/icons'
import { SpinnerRing } from '../spinner/spinner-ring'
import type { EntryRow } from './list-tree-rows'
import * as styles from './tree.css'

interface TreeEntryProps {
  readonly row: EntryRow
  readonly isLoading: boolean
  /** Opens or closes the branch. */
  readonly onToggle: () => void
}

/** The content of an entry's row: the arrow of a branch, the icon, the label and the tail. */
export function TreeEntry({ row: { node, isExpanded }, isLoading, onToggle }: TreeEntryProps) {
  const toggle = (event: MouseEvent) => {
    if (isExpanded === null) return
    event.stopPropagation()
    onToggle()
  }
  return (
    <>
      <span aria-hidden className={styles.expander} data-open={isExpanded ? '' : undefined} onClick={toggle}>
        {isLoading ? <SpinnerRing size="s" /> : isExpanded !== null && <Icon of={ChevronRight} size="s" followsText />}
      </span>
      {node.icon && <Icon of={node.icon} size="s" />}
      <span className={styles.text} lang={node.lang} dir={node.lang === undefined ? undefined : 'auto'}>
        {node.label}
      </span>
      {node.tail !== undefined && <span className={styles.tail}>{node.tail}</span>}
    </>
  )
}
