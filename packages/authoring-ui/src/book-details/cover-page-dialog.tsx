import { bookDetailsMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import * as styles from './book-details.css'
import type { CoverPage } from './list-cover-pages'

export interface CoverPageDialogProps {
  readonly open: boolean
  readonly pages: readonly CoverPage[]
  readonly onChoose: (page: CoverPage) => void
  readonly onClose: () => void
}

/** Shows the pages of a book, to choose one of them as its cover. */
export function CoverPageDialog({ open, pages, onChoose, onClose }: CoverPageDialogProps) {
  const t = useTranslate(bookDetailsMessages)
  return (
    <Dialog
      open={open}
      size="l"
      title={t('detailsCoverPageTitle')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <ul className={styles.coverPages}>
        {pages.map((page) => (
          <li key={page.variationId}>
            <button
              type="button"
              className={styles.coverPage}
              aria-label={t('detailsCoverPageName', { page: page.pageNumber, chapter: page.chapter })}
              onClick={() => onChoose(page)}
            >
              <img className={styles.coverThumbnail} src={page.thumbnail} alt="" loading="lazy" />
              <span aria-hidden>{page.pageNumber}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
