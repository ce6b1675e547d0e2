import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useEffect, useRef } from 'react'
import { pagesInOrder } from '../pages/step-page-order'
import type { UploadEvent } from '../pages/step-upload'
import { PagesBoard } from '../pages-panel'
import { PhotographsDialog } from '../photographs-dialog/photographs-dialog'
import { DeletePageDialog } from './delete-page-dialog'
import * as styles from './desk.css'
import { useChapterWords, useDesk, useDeskState } from './use-desk'
import { describeUpload } from './work-texts'

/** First step: the pages of the chapter, to add, order and delete. */
export function PagesStep({ onContinue }: { readonly onContinue: () => void }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const words = useChapterWords()
  const chapterPages = useDeskState((state) => state.chapter.pages)
  const pageOrder = useDeskState((state) => state.pageOrder)
  const upload = useDeskState((state) => state.upload)
  const deleted = useDeskState((state) => state.pageDeletion.deleted)
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button was removed with its page.
    if (deleted > 0 && document.activeElement === document.body) board.current?.focus()
  }, [deleted])
  const pages = pagesInOrder(pageOrder, chapterPages)
  const send = (event: UploadEvent) => desk.send({ kind: 'upload', event })
  return (
    <div ref={board} className={styles.board} tabIndex={-1}>
      <PagesBoard
        pages={pages.map((page) => ({ ...page, wordCount: words.countOf(page) }))}
        work={describeUpload(t, upload)}
        skipped={upload.skipped.map((each) => ({ ...each, message: each.message ?? t('pagesNotAccepted') }))}
        onFiles={(files) => send({ kind: 'files-chosen', files })}
        onRejected={(files) => send({ kind: 'files-rejected', names: files.map((file) => file.name) })}
        onDismissWork={() => send({ kind: 'upload-dismissed' })}
        onDismissSkipped={() => send({ kind: 'skipped-files-dismissed' })}
        onDelete={(id) => {
          const page = pages.find((each) => each.pageId === id)
          if (page !== undefined) desk.send({ kind: 'page-deletion', event: { kind: 'page-deletion-asked', page } })
        }}
        onOrder={(pageIds) =>
          desk.send({ kind: 'page-order', event: { kind: 'pages-ordered', pageIds, isUndo: false } })
        }
        onPhotographs={(id) => {
          const page = pages.find((each) => each.pageId === id)
          const pageVariationId = page?.pageVariationId ?? null
          desk.send({ kind: 'photographs', event: { kind: 'photographs-opened', pageVariationId } })
        }}
        onContinue={onContinue}
      />
      <DeletePageDialog />
      <PhotographsDialog />
    </div>
  )
}
