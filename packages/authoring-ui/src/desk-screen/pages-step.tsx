import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useEffect, useRef } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import type { PageDeletionEvent } from '../pages/step-page-deletion'
import { pagesInOrder } from '../pages/step-page-order'
import { canRetryUpload, type UploadEvent } from '../pages/step-upload'
import { PagesBoard } from '../pages-panel'
import { PhotographsDialog } from '../photographs-dialog/photographs-dialog'
import { DeletePageDialog } from './delete-page-dialog'
import * as styles from './desk.css'
import { useChapterDoubts } from './doubtful-words'
import { useChapterWords, useDesk, useDeskState } from './use-desk'
import { describePageDeletion, describeUpload } from './work-texts'

/** First step: the pages of the chapter, to add, order and delete. */
export function PagesStep({ onContinue }: { readonly onContinue: () => void }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const words = useChapterWords()
  const { pagesBarelyRead } = useChapterDoubts()
  const pagesWithoutText = useDeskState((state) => state.recognition.pagesWithoutText)
  const chapterPages = useDeskState((state) => state.chapter.pages)
  const pageOrder = useDeskState((state) => state.pageOrder)
  const upload = useDeskState((state) => state.upload)
  const imagesElsewhere = useDeskState((state) => state.chapter.imagesElsewhere)
  const { work: deletion, restorable, finished } = useDeskState((state) => state.pageDeletion)
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button was removed with its page.
    if (finished > 0 && document.activeElement === document.body) board.current?.focus()
  }, [finished])
  const uploadWork = upload.work.kind
  const uploadWorkBefore = useRef(uploadWork)
  useEffect(() => {
    // The focused button has gone with the state of the upload that it belonged to.
    if (uploadWorkBefore.current !== uploadWork && document.activeElement === document.body) board.current?.focus()
    uploadWorkBefore.current = uploadWork
  }, [uploadWork])
  const { skipped } = upload
  useEffect(() => {
    if (skipped.length > 0) desk.send({ kind: 'upload', event: { kind: 'skipped-files-seen' } })
  }, [desk, skipped])
  const pages = pagesInOrder(pageOrder, chapterPages)
  const readingOf = (page: WorkPage) => {
    if (pagesBarelyRead.includes(page.pageNumber)) return 'barely-read'
    return pagesWithoutText.includes(page.pageVariationId) && !words.hasWords(page) ? 'no-text' : undefined
  }
  const deletePages = (event: PageDeletionEvent) => desk.send({ kind: 'page-deletion', event })
  const send = (event: UploadEvent) => desk.send({ kind: 'upload', event })
  return (
    <div ref={board} className={styles.board} tabIndex={-1}>
      <PagesBoard
        pages={pages.map((page) => ({ ...page, wordCount: words.countOf(page), reading: readingOf(page) }))}
        work={deletion === null ? describeUpload(t, upload) : describePageDeletion(t, deletion)}
        skipped={skipped.map((each) => ({ ...each, message: each.message ?? t('pagesNotAccepted') }))}
        onFiles={(files) => send({ kind: 'files-chosen', files })}
        imagesElsewhere={imagesElsewhere}
        onTakeOver={(from) => send({ kind: 'images-elsewhere-chosen', from })}
        onRejected={(files) => send({ kind: 'files-rejected', names: files.map((file) => file.name) })}
        onDismissWork={() => send({ kind: 'upload-dismissed' })}
        onCancelWork={() => send({ kind: 'upload-cancelled' })}
        onRetryWork={canRetryUpload(upload) ? () => send({ kind: 'upload-retried' }) : undefined}
        onDismissSkipped={() => send({ kind: 'skipped-files-dismissed' })}
        onDelete={(pageIds) =>
          deletePages({ kind: 'page-deletion-asked', pages: pages.filter(({ pageId }) => pageIds.includes(pageId)) })
        }
        restorable={restorable.length}
        onRestore={() => deletePages({ kind: 'page-restoration-requested' })}
        onDismissRestorable={() => deletePages({ kind: 'restorable-pages-dismissed' })}
        onOrder={(pageIds) =>
          desk.send({ kind: 'page-order', event: { kind: 'pages-ordered', pageIds, isUndo: false } })
        }
        onPhotographs={(id) => {
          const page = pages.find((each) => each.pageId === id)
          const pageVariationIds = page === undefined ? null : [page.pageVariationId]
          desk.send({ kind: 'photographs', event: { kind: 'photographs-opened', pageVariationIds } })
        }}
        onContinue={onContinue}
      />
      <DeletePageDialog />
      <PhotographsDialog />
    </div>
  )
}
