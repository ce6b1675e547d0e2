import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { currentPage, currentStep } from '../desk/desk-state'
import type { SaveScope } from '../desk-plan/notice'
import { GuideStepper } from '../guide-stepper'
import type { GuideStep } from '../guide/guide-steps'
import { keysOf, listKeys, listPagesOf } from '../marks/marks-key'
import { offeredDrafts } from '../saving/step-drafts'
import * as styles from './desk.css'
import { SaveBar } from './save-bar'
import { useDesk, useDeskEditor, useDeskState } from './use-desk'
import { useGuide } from './use-guide'

/** The steps with their progress, and the save buttons. */
export function DeskTop({ onStep }: { readonly onStep: (step: GuideStep) => void }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const chapter = useDeskState((state) => state.chapter)
  const step = useDeskState(currentStep)
  const page = useDeskState(currentPage)
  const isDraftStored = useDeskState((state) => state.drafts.isStored)
  const isDraftOffered = useDeskState((state) => offeredDrafts(state.drafts, listKeys(state.chapter.pages)).length > 0)
  const isSaving = useDeskState((state) => state.saving.running !== null)
  const retryPauseSeconds = useDeskState((state) => state.saving.retry?.pauseSeconds ?? null)
  const unsavedPages = useDeskEditor((state) => state.unsavedPages)
  const unsavedOfPage = page === null ? [] : keysOf(page).filter((key) => unsavedPages.has(key))
  const { facts, guide, isChanged } = useGuide()
  const { marks } = facts
  const save = (scope: SaveScope, pageVariationIds: readonly number[]) => {
    const request = { scope, pageVariationIds, quiet: false, purpose: null, ticket: null } as const
    desk.send({ kind: 'saving', event: { kind: 'save-requested', request } })
  }
  return (
    <div className={styles.top}>
      <GuideStepper
        guide={guide}
        current={step}
        details={{
          pages: t('pagesCount', { count: facts.pages }),
          words: facts.stale.has('words') ? t('guideStale') : t('wordsCount', { count: facts.words }),
          voice: facts.stale.has('voice')
            ? t('guideStale')
            : facts.hasAudio
              ? t('guideVoiceReady')
              : t('guideVoiceMissing'),
          sync: facts.stale.has('sync') ? t('guideStale') : t('workOf', { done: facts.timedWords, total: facts.words }),
          marks: marks === 0 ? t('guideOptional') : t('guideMarkCount', { count: marks }),
          publish: facts.published ? (isChanged ? t('guideChanged') : t('guidePublished')) : t('guideUnpublished'),
        }}
        onChoose={onStep}
      />
      <SaveBar
        isPageUnsaved={unsavedOfPage.length > 0}
        unsavedPageCount={listPagesOf(chapter.pages, unsavedPages).length}
        isDraftOffered={isDraftOffered}
        isDraftStored={isDraftStored}
        busy={isSaving}
        retryPauseSeconds={retryPauseSeconds}
        onRetry={() => desk.send({ kind: 'saving', event: { kind: 'save-retried' } })}
        onSavePage={() => save('page', unsavedOfPage)}
        onSaveChapter={() => save('chapter', [...unsavedPages])}
      />
    </div>
  )
}
