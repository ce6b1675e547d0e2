import { photographMessages, studioMessages } from '@lectern/messages'
import { Button, FileDrop, Heading, Inline, ReorderList, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, FilePlus, Wand2 } from '@lectern/ui/icons'
import { WorkStatus, type WorkProgress } from '../step-panel'
import type { BoardPage } from './board-page'
import { PageSheet } from './page-sheet'
import * as styles from './pages-panel.css'
import { SkippedFiles, type SkippedFile } from './skipped-files'

export interface PagesBoardProps {
  readonly pages: readonly BoardPage[]
  readonly work: WorkProgress
  readonly skipped: readonly SkippedFile[]
  readonly onFiles: (files: readonly File[]) => void
  /** Called with files that cannot be imported. */
  readonly onRejected: (files: readonly File[]) => void
  readonly onDismissWork: () => void
  readonly onDismissSkipped: () => void
  readonly onDelete: (pageId: number) => void
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
              <Button icon={Wand2} disabled={work.kind === 'running'} onClick={() => onPhotographs(null)}>
                {tPhotograph('photographsOpen')}
              </Button>
            )}
            <Button tone="accent" iconEnd={ArrowRight} disabled={work.kind === 'running'} onClick={props.onContinue}>
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
        busy={work.kind === 'running'}
        icon={FilePlus}
        compact={!empty}
        invitation={empty ? t('pagesDropInvitation') : t('pagesDropMore')}
        onFiles={props.onFiles}
        onRejected={props.onRejected}
      />
      <WorkStatus work={work} onDismiss={props.onDismissWork} />
      <SkippedFiles files={skipped} onDismiss={props.onDismissSkipped} />
      {!empty && (
        <ReorderList
          label={t('stripLabel')}
          layout="grid"
          entries={pages}
          entryKey={(page) => String(page.pageId)}
          entryName={(page) => t('stripPage', { page: page.pageNumber })}
          disabled={work.kind === 'running'}
          onReorder={(ordered) => props.onOrder(ordered.map((page) => page.pageId))}
        >
          {(page) => <PageSheet page={page} onPhotographs={onPhotographs} onDelete={props.onDelete} />}
        </ReorderList>
      )}
    </div>
  )
}
