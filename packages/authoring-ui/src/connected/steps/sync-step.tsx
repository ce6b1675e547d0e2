import { SyncPanel } from '../../sync-panel'
import { DeskBench, type Bench } from '../desk-bench'
import type { ShownPage } from '../use-shown-page'
import type { Syncing } from '../use-syncing'

export interface SyncStepProps {
  readonly bench: Bench
  readonly syncing: Syncing
  readonly showWord: ShownPage['showWord']
  readonly onContinue: () => void
}

/** Fourth step: every word gets the time at which it is spoken. */
export function SyncStep({ bench, syncing, showWord, onContinue }: SyncStepProps) {
  const { page, chapter } = bench
  const left = syncing.remainder
  return (
    <DeskBench {...bench} view="times">
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
    </DeskBench>
  )
}
