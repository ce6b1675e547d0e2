import { collectionMessages } from '@lectern/messages'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import { Select } from '../select'
import * as styles from './table.css'
import type { ShownPages } from './use-table-rows'

export interface TablePagesProps extends ShownPages {
  /** The content of the table, for its accessible name. */
  readonly label: string
  readonly pageSizes: readonly number[]
}

/** Shows which rows are visible, how many there are, and the buttons to other pages. */
export function TablePages({ label, page, pages, first, last, total, pageSize, pageSizes, onChange }: TablePagesProps) {
  const t = useTranslate(collectionMessages)
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  const goTo = (wanted: number) => onChange({ page: wanted, pageSize })
  const isFirst = page === 0
  const isLast = page === pages - 1
  return (
    <nav aria-label={t('pagesOfTable', { table: label })} className={styles.pages}>
      <div className={styles.pageSize}>
        <span aria-hidden>{t('rowsPerPage')}</span>
        <Select
          label={t('rowsPerPage')}
          hideLabel
          size="s"
          look="quiet"
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange({ page: Math.floor((first - 1) / Number(size)), pageSize: Number(size) })}
        />
      </div>
      <span aria-live="polite" className={styles.rowsShown}>
        {t('rowsShown', { first, last, total })}
      </span>
      <div className={styles.pageButtons}>
        {/* `aria-disabled` instead of `disabled`, so that a button keeps the focus when it reaches the first or last page. */}
        <IconButton
          icon={ChevronsLeft}
          followsText
          size="s"
          label={t('firstPage')}
          aria-disabled={isFirst}
          onClick={() => goTo(0)}
        />
        <IconButton
          icon={ChevronLeft}
          followsText
          size="s"
          label={t('previousPage')}
          aria-disabled={isFirst}
          onClick={() => goTo(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          followsText
          size="s"
          label={t('nextPage')}
          aria-disabled={isLast}
          onClick={() => goTo(page + 1)}
        />
        <IconButton
          icon={ChevronsRight}
          followsText
          size="s"
          label={t('lastPage')}
          aria-disabled={isLast}
          onClick={() => goTo(pages - 1)}
        />
      </div>
    </nav>
  )
}
