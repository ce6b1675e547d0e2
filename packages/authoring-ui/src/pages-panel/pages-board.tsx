import { photographMessages, studioMessages } from '@lectern/messages'
import { Button, FileDrop, Heading, Inline, ReorderList, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, FilePlus, ListChecks, Wand2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { WorkStatus, type WorkProgress } from '../step-panel'
import type { BoardPage } from './board-page'
import { DeletedPages } from './deleted-pages'
import { ImagesElsewhere, type ImagesElsewhereProps } from './images-elsewhere'
import { PageSheet } from './page-sheet'
import * as styles from './pages-panel.css'
import { listSelected, noSelection, selectRange, togglePage, type PageSelection } from './select-pages'
import { SelectionBar } from './selection-bar'
import { SkippedFiles, type SkippedFile } from './skipped-files'

export interface PagesBoardProps {
  readonly pages: readonly BoardPage[]
  readonly work: WorkProgress
  readonly skipped: readonly SkippedFile[]
  readonly onFiles: (files: readonly File[]) => void
  /** Other languages whose images pages without one can show, and the number of those pages. */
  readonly imagesElsewhere: ImagesElsewhereProps['images']
  readonly onTakeOver: ImagesElsewhereProps['onTakeOver']
  /** Called with files that cannot be imported. */
  readonly onRejected: (files: readonly File[]) => void
  readonly onDismissWork: () => void
  /** Ends an upload; pages that were made stay. */
  readonly onCancelWork?: (() => void) | undefined
  /** Does again what failed; left out if it cannot be. */
  readonly onRetryWork?: (() => void) | undefined
  readonly onDismissSkipped: () => void
  readonly onDelete: (pageIds: readonly number[]) => void
  /** Number of pages that were deleted last and can be restored. */
  readonly restorable: number
  readonly onRestore: () => void
  readonly onDismissRestorable: () => void
  /** Called with all pages in their new order. */
  readonly onOrder: (pageIds: readonly number[]) => void
  /** Opens the photographs of all pages, or of one. */
  readonly onPhotographs?: ((pageId: number | null) => void) | undefined
  readonly onContinue: () => void
}

/** File types of the page import. */
const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,application/pdf,image/png,image/jpeg,image/webp,image/tiff'

/** First step: adds page images and PDFs, and shows them as pages. */
export function PagesBoard(props: PagesBoardProps) {
  const { pages, work, skipped, onPhotographs } = props
  const t = useTranslate(studioMessages)
  const tPhotograph = useTranslate(photographMessages)
  const empty = pages.length === 0
  const isRunning = work.kind === 'running'
  /** Null while no pages are selected. */
  const [selection, setSelection] = useState<PageSelection | null>(null)
  const order = pages.map(({ pageId }) => pageId)
  const selected = selection === null ? [] : listSelected(selection, order)
  const select = (pageId: number, isRange: boolean) =>
    setSelection((before) => {
      const from = before ?? noSelection
      return isRange ? selectRange(from, pageId, order) : togglePage(from, pageId)
    })
  return (
    <div className={styles.board}>
      <Inline justify="between" align="end" gap="l">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {empty ? t('pagesTitleEmpty') : t('pagesTitle')}
          </Heading>
          <Text tone="muted">{empty ? t('pagesLeadEmpty') : t('pagesCount', { count: pages.length })}</Text>
        </Stack>
        {!empty && (
          <Inline gap="s">
            {onPhotographs !== undefined && pages.some((page) => page.imageUrl !== null) && (
              <Button icon={Wand2} disabled={isRunning} onClick={() => onPhotographs(null)}>
                {tPhotograph('photographsOpen')}
              </Button>
            )}
            {selection === null && (
              <Button icon={ListChecks} disabled={isRunning} onClick={() => setSelection(noSelection)}>
                {t('pagesSelect')}
              </Button>
            )}
            <Button tone="accent" iconEnd={ArrowRight} disabled={isRunning} onClick={props.onContinue}>
              {t('pagesContinue')}
            </Button>
          </Inline>
        )}
      </Inline>
      <FileDrop
        label={t('pagesDropLabel')}
        hideLabel
        hint={t('pagesDropHint')}
        accept={accepted}
        multiple
        busy={isRunning}
        icon={FilePlus}
        compact={!empty}
        invitation={empty ? t('pagesDropInvitation') : t('pagesDropMore')}
        onFiles={props.onFiles}
        onRejected={props.onRejected}
      />
      {!isRunning && <ImagesElsewhere images={props.imagesElsewhere} onTakeOver={props.onTakeOver} />}
      <WorkStatus
        work={work}
        onDismiss={props.onDismissWork}
        onRetry={props.onRetryWork}
        onCancel={props.onCancelWork}
      />
      {props.restorable > 0 && !isRunning && (
        <DeletedPages count={props.restorable} onRestore={props.onRestore} onDismiss={props.onDismissRestorable} />
      )}
      <SkippedFiles files={skipped} onDismiss={props.onDismissSkipped} />
      {!empty && selection !== null && (
        <SelectionBar
          count={selected.length}
          total={pages.length}
          disabled={isRunning}
          onAll={() => setSelection({ ids: new Set(order), anchorId: null })}
          onDelete={() => props.onDelete(selected)}
          onDone={() => setSelection(null)}
        />
      )}
      {!empty && (
        <ReorderList
          label={t('stripLabel')}
          layout="grid"
          entries={pages}
          entryKey={(page) => String(page.pageId)}
          entryName={(page) => t('stripPage', { page: page.pageNumber })}
          disabled={isRunning}
          onReorder={(ordered) => props.onOrder(ordered.map((page) => page.pageId))}
        >
          {(page) => (
            <PageSheet
              page={page}
              onPhotographs={onPhotographs}
              onDelete={(pageId) => props.onDelete([pageId])}
              isSelected={selection === null ? null : selection.ids.has(page.pageId)}
              onSelect={select}
            />
          )}
        </ReorderList>
      )}
    </div>
  )
}
