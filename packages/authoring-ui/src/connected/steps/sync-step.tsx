import { SyncPanel } from '../../sync-panel'
import type { ChapterWords } from '../use-chapter-words'
import type { ShownPage } from '../use-shown-page'
import type { Syncing } from '../use-syncing'
import type { WorkPage } from '../work-page'

export interface SyncStepProps {
  readonly page: WorkPage | null
  readonly chapter: ChapterWords
  readonly syncing: Syncing
  readonly showWord: ShownPage['showWord']
  readonly onContinue: () => void
}

/** Fourth step: every word gets the time at which it is spoken. */
export function SyncStep({ page, chapter, syncing, showWord, onContinue }: SyncStepProps) {
  const left = syncing.remainder
  return (
    <SyncPanel
      work={syncing.work}
      chapter={chapter.timed}
      report={left === null ? null : { ...left, onShow: () => showWord(left.entityId, left.pageId) }}
      onSyncChapter={syncing.syncChapter}
      onSyncPage={() => page !== null && syncing.syncPage(page)}
      onFill={syncing.fill}
      onDismissWork={syncing.dismiss}
      onContinue={onContinue}
    />
  )
}
