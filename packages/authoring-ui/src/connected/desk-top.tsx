import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { Editor } from '../editor/editor'
import { GuideStepper } from '../guide-stepper'
import type { Guide, GuideFacts, GuideStep } from '../guide/guide-steps'
import { useEditorState } from '../page-stage/use-editor-state'
import * as styles from './chapter-desk.css'
import { SaveBar } from './save-bar'
import type { Saving } from './use-saving'
import type { WorkPage } from './work-page'

export interface DeskTopProps {
  readonly guide: Guide
  readonly step: GuideStep
  readonly facts: GuideFacts
  /** Something was changed that readers do not have yet. */
  readonly changedSince: boolean
  readonly onStep: (step: GuideStep) => void
  readonly editor: Editor
  readonly page: WorkPage | null
  /** The device keeps what is not saved yet. */
  readonly kept: boolean
  readonly saving: Saving
}

/** The steps to a book, with how far each is, and whether everything is saved. */
export function DeskTop({ guide, step, facts, changedSince, onStep, editor, page, kept, saving }: DeskTopProps) {
  const t = useTranslate(studioMessages)
  const unsavedPages = useEditorState(editor, (state) => state.unsavedPages)
  return (
    <div className={styles.top}>
      <GuideStepper
        guide={guide}
        current={step}
        details={{
          pages: t('pagesCount', { count: facts.pages }),
          words: t('wordsCount', { count: facts.words }),
          voice: facts.hasAudio ? t('guideVoiceReady') : t('guideVoiceMissing'),
          sync: t('workOf', { done: facts.timedWords, total: facts.words }),
          publish: facts.published ? (changedSince ? t('guideChanged') : t('guidePublished')) : t('guideUnpublished'),
        }}
        onChoose={onStep}
      />
      <SaveBar
        pageUnsaved={page !== null && unsavedPages.has(page.pageVariationId)}
        unsavedPages={unsavedPages.size}
        kept={kept}
        busy={saving.busy}
        onSavePage={() => page !== null && void saving.save('page', [page.pageVariationId])}
        onSaveChapter={() => void saving.save('chapter', unsavedPages)}
      />
    </div>
  )
}
