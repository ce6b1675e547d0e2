import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { lazy, Suspense } from 'react'
import { currentPage } from '../desk/desk-state'
import { SyncPanel } from '../sync-panel'
import type { SyncingEvent } from '../syncing/step-syncing'
import { readStaleTimes } from '../syncing/read-stale-times'
import { useChapterWords, useDesk, useDeskState, useStaleness } from './use-desk'
import { describeSyncing } from './work-texts'

const TimesToCheck = lazy(async () => ({ default: (await import('../timing-check/times-to-check')).TimesToCheck }))

/** Fourth step: gives every word the time at which it is spoken. */
export function SyncStep({ onContinue }: { readonly onContinue: () => void }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const page = useDeskState(currentPage)
  const syncing = useDeskState((state) => state.syncing)
  const words = useChapterWords()
  const { leftOver } = syncing
  const pages = useDeskState((state) => state.chapter.pages)
  const stale = readStaleTimes(useStaleness(), pages)
  const send = (event: SyncingEvent) => desk.send({ kind: 'syncing', event })
  return (
    <SyncPanel
      work={describeSyncing(t, syncing)}
      by={syncing.by}
      canChoose={words.sentences.length > 0 || syncing.by === 'sentence'}
      chapter={syncing.by === 'word' ? words.timed : words.timedSentences}
      onBy={(by) => send({ kind: 'sync-kind-chosen', by })}
      report={
        leftOver === null
          ? null
          : {
              ...leftOver,
              onShow: () => desk.send({ kind: 'word-requested', pageId: leftOver.pageId, entityId: leftOver.entityId }),
            }
      }
      retimed={syncing.retimed}
      stale={stale}
      byHand={
        stale.byHand.length === 0
          ? null
          : {
              count: stale.byHand.length,
              onShow: () => {
                const [first] = stale.byHand
                if (first !== undefined) desk.send({ kind: 'word-requested', ...first })
              },
              onKeep: () => send({ kind: 'times-by-hand-confirmed' }),
              onReplace: () => send({ kind: 'times-by-hand-replaced' }),
            }
      }
      onSyncChapter={() => send({ kind: 'sync-requested', pageVariationId: null })}
      onSyncPage={() => page !== null && send({ kind: 'sync-requested', pageVariationId: page.pageVariationId })}
      onFill={() => send({ kind: 'fill-requested' })}
      onContinue={onContinue}
    >
      <Suspense fallback={null}>
        <TimesToCheck />
      </Suspense>
    </SyncPanel>
  )
}
