import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { ChapterPlayer, createPlayhead } from '../chapter-player'
import { findPageStart } from '../chapter-player/find-page-start'
import { currentPage } from '../desk/desk-state'
import type { GuideStep } from '../guide/guide-steps'
import type { HighlightedWords } from '../page-stage/highlighted-words'
import { PageStage } from '../page-stage/page-stage'
import { RectInspector } from '../rect-inspector'
import type { StageView } from '../stage/rect-tone'
import * as styles from './desk.css'
import { DeskPageStrip } from './desk-page-strip'
import { MarkSelection, type MarkSources } from './marks-step'
import { useChapterWords, useDesk, useDeskEditor, useDeskState } from './use-desk'
import { TappingHint } from '../tapping/tapping-hint'
import { usePageTurning, type PageTurningOptions } from './use-page-turning'
import { useSelectionInSight } from './use-selection-in-sight'
import { useTapping } from './use-tapping'

/** The steps that share the bench, so that zoom and playback survive a change between them. */
export type BenchStep = Extract<GuideStep, 'words' | 'sync' | 'marks' | 'publish'>

export interface DeskBenchProps {
  readonly step: BenchStep
  readonly highlightedWords: HighlightedWords
  readonly onPage: (pageId: number) => void
  readonly onTurnChapter: PageTurningOptions['onTurnChapter']
  /** Loads the book again: links to images and sound expire. */
  readonly onExpired: () => Promise<unknown>
  readonly renewTrack: () => Promise<string | null>
  readonly marks: MarkSources
  /** The panel of the step. */
  readonly children: ReactNode
}

const SyncWaveform = lazy(async () => ({ default: (await import('../waveform/sync-waveform')).SyncWaveform }))

const stageLabels = { rects: 'stageSentencesLabel', rectsByWords: 'stageLabel', marks: 'stageMarksLabel' } as const

const stayOnPage = () => undefined

/** Facts about the words that the stage shows in each step; with times the narration can be played. */
const viewByStep: Readonly<Record<BenchStep, StageView>> = {
  words: 'words',
  sync: 'times',
  marks: 'words',
  publish: 'times',
}

/** The pages of the chapter, the current one with its words, and the panel of the step beside it. */
export function DeskBench({
  step,
  highlightedWords,
  onPage,
  onTurnChapter,
  onExpired,
  renewTrack,
  marks,
  children,
}: DeskBenchProps) {
  const { editor, newId } = useDesk()
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const pages = useDeskState((state) => state.chapter.pages)
  const audioUrl = useDeskState((state) => state.chapter.audioUrl)
  const page = useDeskState(currentPage)
  const language = useDeskState((state) => state.chapter.language)
  const shownKind = useDeskEditor((state) => state.scope?.kind)
  const chapter = useChapterWords()
  const words = shownKind === 'rects' ? chapter.sentences : chapter.words
  const view = viewByStep[step]
  // The queue has its own field for the word.
  const isChecking = useDeskState((state) => state.checking !== null) && step === 'words'
  // Nobody edits a page while publishing or going through the queue: a small screen shows the panel alone.
  const panelFirst = step === 'publish' || isChecking
  const stageLabel = shownKind === undefined ? 'stageLabel' : stageLabels[shownKind]
  const middle = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const tapping = useTapping(middle)
  useSelectionInSight(middle, inspector)
  const [playhead] = useState(createPlayhead)
  usePageTurning({ onPage, onTurnChapter })
  const followPage = (entityId: string) => {
    const variationId = editor.document.get(entityId)?.pageVariationId
    const home = pages.find((candidate) => candidate.pageVariationId === variationId)
    if (home !== undefined && home.pageId !== page?.pageId) onPage(home.pageId)
  }
  return (
    <div className={styles.bench} data-step={step} data-panel-first={panelFirst ? '' : undefined}>
      <DeskPageStrip onPage={onPage} />
      <div ref={middle} className={styles.middle}>
        <PageStage
          editor={editor}
          label={page === null ? t('stageEmpty') : t(stageLabel, { page: page.pageNumber })}
          imageUrl={page?.imageUrl ?? null}
          view={view}
          highlighted={highlightedWords}
          onExpired={onExpired}
        />
        {tapping.isActive && <TappingHint hasNarration={audioUrl !== null} current={tapping.current} />}
        {step === 'sync' && (
          <div className={styles.waveform} data-narrated={audioUrl === null ? undefined : ''}>
            <Suspense fallback={null}>
              <SyncWaveform audioUrl={audioUrl} renewTrack={renewTrack} player={tapping.player} playhead={playhead} />
            </Suspense>
          </div>
        )}
        {(view === 'times' || tapping.isActive) && audioUrl !== null && (
          <ChapterPlayer
            audioUrl={audioUrl}
            words={words}
            highlighted={highlightedWords}
            playhead={playhead}
            findStart={(time) =>
              page === null || tapping.isActive
                ? null
                : findPageStart(words, { pageVariationId: page.pageVariationId, time })
            }
            pageId={page?.pageId ?? null}
            // The page that is tapped stays, whatever times its words had before.
            onWord={tapping.isActive ? stayOnPage : followPage}
            controls={tapping.player}
            onStop={tapping.onStop}
            onSeek={tapping.onSeek}
            renewTrack={renewTrack}
            onFailure={() => toast({ tone: 'critical', message: t('playerFailed') })}
          />
        )}
      </div>
      <div className={styles.side}>
        {children}
        {!panelFirst && (
          <div
            ref={inspector}
            className={styles.inspector}
            data-inspector
            data-own-row={step === 'marks' ? '' : undefined}
          >
            {step === 'marks' ? (
              <MarkSelection {...marks} />
            ) : (
              <RectInspector editor={editor} language={language} newId={newId} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
