import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import { ChapterPlayer } from '../chapter-player'
import type { Editor } from '../editor/editor'
import type { GuideStep } from '../guide/guide-steps'
import type { LitWords } from '../page-stage/lit-words'
import { PageStage } from '../page-stage/page-stage'
import { useEditorState } from '../page-stage/use-editor-state'
import { PageStrip } from '../page-strip'
import { RectInspector } from '../rect-inspector'
import type { StageView } from '../stage/rect-tone'
import * as styles from './chapter-desk.css'
import type { ChapterWords } from './use-chapter-words'
import type { WorkPage } from './work-page'

/** The steps that are done on the bench. It is one for all of them: what was zoomed to and what plays goes on from step to step. */
export type BenchStep = Extract<GuideStep, 'words' | 'sync' | 'publish'>

export interface DeskBenchProps {
  readonly step: BenchStep
  readonly editor: Editor
  readonly pages: readonly WorkPage[]
  readonly page: WorkPage | null
  readonly chapter: ChapterWords
  readonly lit: LitWords
  /** The chapter's track; null while it has none. */
  readonly audioUrl: string | null
  /** Fetches links anew: those to sound and images end after a while. */
  readonly onExpired: () => Promise<unknown>
  readonly renewTrack: () => Promise<string | null>
  readonly onPage: (pageId: number) => void
  /** What to do in this step. */
  readonly children: ReactNode
}

/** What of the words is told on the page; with their times the track can be heard. */
const viewByStep: Readonly<Record<BenchStep, StageView>> = { words: 'words', sync: 'times', publish: 'times' }

/** The pages of the chapter, the one on show with its words, and beside it what to do. */
export function DeskBench(props: DeskBenchProps) {
  const { step, editor, pages, page, chapter, lit, audioUrl } = props
  const view = viewByStep[step]
  // Nothing is done to a page while publishing: where there is room for one thing only, it is the panel.
  const panelFirst = step === 'publish'
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const shownKind = useEditorState(editor, (state) => state.scope?.kind)
  const stageLabel = shownKind === 'rects' ? 'stageSentencesLabel' : 'stageLabel'
  const unsavedPages = useEditorState(editor, (state) => state.unsavedPages)
  const followPage = (entityId: string) => {
    const variationId = editor.document.get(entityId)?.pageVariationId
    const home = pages.find((candidate) => candidate.pageVariationId === variationId)
    if (home !== undefined && home.pageId !== page?.pageId) props.onPage(home.pageId)
  }
  return (
    <div className={styles.bench} data-panel-first={panelFirst ? '' : undefined}>
      <PageStrip
        pages={pages.map((each) => ({
          pageId: each.pageId,
          pageNumber: each.pageNumber,
          thumbnailUrl: each.thumbnailUrl,
          detail: t('wordsCount', { count: chapter.countOf(each) }),
          unsaved: unsavedPages.has(each.pageVariationId),
        }))}
        currentPageId={page?.pageId ?? null}
        onChoose={props.onPage}
      />
      <div className={styles.middle}>
        <PageStage
          editor={editor}
          label={page === null ? t('stageEmpty') : t(stageLabel, { page: page.pageNumber })}
          imageUrl={page?.imageUrl ?? null}
          view={view}
          lit={lit}
          onExpired={props.onExpired}
        />
        {view === 'times' && audioUrl !== null && (
          <ChapterPlayer
            audioUrl={audioUrl}
            words={chapter.words}
            lit={lit}
            onWord={followPage}
            renewTrack={props.renewTrack}
            onFailure={() => toast({ tone: 'critical', message: t('playerFailed') })}
          />
        )}
      </div>
      <div className={styles.side}>
        {props.children}
        {!panelFirst && (
          <div className={styles.inspector}>
            <RectInspector editor={editor} />
          </div>
        )}
      </div>
    </div>
  )
}
