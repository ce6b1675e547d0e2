import { studioMessages } from '@lectern/messages'
import { LoadFailure, useTranslate } from '@lectern/ui'
import { Activity, useRef, useState, type ReactNode } from 'react'
import { currentStep } from '../desk/desk-state'
import { createHighlightedWords } from '../page-stage/highlighted-words'
import type { GuideStep } from '../guide/guide-steps'
import { DeskBench, type DeskBenchProps } from './desk-bench'
import { DeskDialogs } from './desk-dialogs'
import { DeskTop } from './desk-top'
import * as styles from './desk.css'
import { DoubtfulWords } from './doubtful-words'
import { DraftBanner } from './draft-banner'
import { FirstSteps } from './first-steps'
import { MarksStep, type MarkSources } from './marks-step'
import { PagesStep } from './pages-step'
import { PublishStep } from './publish-step'
import { SyncStep } from './sync-step'
import { useDesk, useDeskState } from './use-desk'
import { useDeskKeys } from './use-desk-keys'
import { Waiting } from './waiting'
import { WordsStep } from './words-step'

export interface DeskScreenProps {
  readonly onStep: (step: GuideStep) => void
  readonly onPage: (pageId: number) => void
  readonly onTurnChapter: DeskBenchProps['onTurnChapter']
  /** Loads the book again: links to images and sound expire. */
  readonly renewLinks: () => Promise<unknown>
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly marks: MarkSources
  /** Readers have other definitions of the words of the glossary than the authors. */
  readonly glossaryIsStale: boolean
  /** The voice step, rendered once it has been opened. */
  readonly children: ReactNode
}

/** The screen of a chapter at work in one language: the steps, the pages, the stage, and the panel of the current step. */
export function DeskScreen({
  onStep,
  onPage,
  onTurnChapter,
  renewLinks,
  renewTrack,
  marks,
  glossaryIsStale,
  children,
}: DeskScreenProps) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const loading = useDeskState((state) => state.loading)
  const step = useDeskState(currentStep)
  const root = useRef<HTMLDivElement>(null)
  const [highlightedWords] = useState(createHighlightedWords)
  // The voice step stays mounted, so that its choices and a running narration survive a change of steps.
  const [voiceOpened, setVoiceOpened] = useState(false)
  if (step === 'voice' && loading.kind === 'ready' && !voiceOpened) setVoiceOpened(true)
  useDeskKeys()

  if (loading.kind === 'loading') return <Waiting />
  if (loading.kind === 'failed') {
    return (
      <LoadFailure
        title={t('deskRectsFailed')}
        cause={loading.cause}
        reason={loading.reason}
        pauseSeconds={loading.pauseSeconds}
        retrying={loading.isTrying}
        onRetry={() => desk.send({ kind: 'rects-requested' })}
      />
    )
  }
  return (
    <DoubtfulWords>
      <div ref={root} tabIndex={-1} className={styles.desk}>
        <DeskTop onStep={onStep} />
        <div className={styles.notices}>
          <DraftBanner />
          {step === 'pages' && <FirstSteps onStep={onStep} onClosed={() => root.current?.focus()} />}
        </div>
        {step === 'pages' && <PagesStep onContinue={() => onStep('words')} />}
        {(step === 'words' || step === 'sync' || step === 'marks' || step === 'publish') && (
          <DeskBench
            step={step}
            highlightedWords={highlightedWords}
            onPage={onPage}
            onTurnChapter={onTurnChapter}
            onExpired={renewLinks}
            renewTrack={renewTrack}
            marks={marks}
          >
            {step === 'words' && <WordsStep onContinue={() => onStep('voice')} />}
            {step === 'sync' && <SyncStep onContinue={() => onStep('publish')} />}
            {step === 'marks' && <MarksStep sources={marks} onContinue={() => onStep('publish')} />}
            {step === 'publish' && <PublishStep glossaryIsStale={glossaryIsStale} />}
          </DeskBench>
        )}
        {voiceOpened && <Activity mode={step === 'voice' ? 'visible' : 'hidden'}>{children}</Activity>}
        <DeskDialogs />
      </div>
    </DoubtfulWords>
  )
}
