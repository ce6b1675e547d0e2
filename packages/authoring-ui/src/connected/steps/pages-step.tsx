import type { ApiFailure } from '@lectern/api-client/session'
import { useRef, useState } from 'react'
import { PagesBoard } from '../../pages-panel'
import * as styles from '../chapter-desk.css'
import { DeletePageDialog } from '../delete-page-dialog'
import type { ChapterWords } from '../use-chapter-words'
import type { PageOrder } from '../use-page-order'
import type { PageUpload } from '../use-page-upload'
import type { WorkPage } from '../work-page'

export interface PagesStepProps {
  readonly bookId: number
  readonly words: ChapterWords
  readonly pageOrder: PageOrder
  readonly upload: PageUpload
  /** Shows the chapter as it is now; answers what went wrong. */
  readonly onDeleted: () => Promise<ApiFailure | null>
  readonly onContinue: () => void
}

/** First step: the pages of the chapter, to be added, ordered and deleted. */
export function PagesStep({ bookId, words, pageOrder, upload, onDeleted, onContinue }: PagesStepProps) {
  const [deleting, setDeleting] = useState<WorkPage | null>(null)
  const board = useRef<HTMLDivElement>(null)
  return (
    <div ref={board} className={styles.board} tabIndex={-1}>
      <PagesBoard
        pages={pageOrder.pages.map((page) => ({ ...page, wordCount: words.countOf(page) }))}
        work={upload.work}
        skipped={upload.skipped}
        onFiles={upload.upload}
        onRejected={upload.reject}
        onDismissWork={upload.dismissWork}
        onDismissSkipped={upload.dismissSkipped}
        onDelete={(id) => setDeleting(pageOrder.pages.find((page) => page.pageId === id) ?? null)}
        onOrder={pageOrder.order}
        onContinue={onContinue}
      />
      <DeletePageDialog
        bookId={bookId}
        page={deleting}
        onDeleted={async () => {
          const failure = await onDeleted()
          // What had the focus went with the page.
          if (document.activeElement === document.body) board.current?.focus()
          return failure
        }}
        onClose={() => setDeleting(null)}
      />
    </div>
  )
}
