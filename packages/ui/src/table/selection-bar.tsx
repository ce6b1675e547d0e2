import { collectionMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './table.css'

export interface SelectionBarProps {
  readonly count: number
  readonly onClear: () => void
  /** Actions for the selected rows. */
  readonly children?: ReactNode
}

/** Shows how many rows are selected, and announces changes to screen readers. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTranslate(collectionMessages)
  const text = count === 0 ? '' : t('rowsSelected', { count })
  return (
    <>
      {/* Stands there before the first row is selected, or that would not be heard. */}
      <VisuallyHidden live="polite">{text}</VisuallyHidden>
      {count > 0 && (
        <div className={styles.selectionBar}>
          <span aria-hidden className={styles.selectionCount}>
            {text}
          </span>
          <Button tone="quiet" size="s" onClick={onClear}>
            {t('clearSelection')}
          </Button>
          <div className={styles.selectionActions}>{children}</div>
        </div>
      )}
    </>
  )
}
