import { nameLanguage } from '@lectern/messages'
import { useLocale } from '@lectern/ui'
import { lazy, Suspense, useState } from 'react'
import { currentPage } from '../desk/desk-state'
import { changeToPlaced } from '../editor/rect-changes'
import { visibleBox } from '../editor/viewport'
import { previewUrl } from '../desk-plan/preview-url'
import { keysOf } from '../marks/marks-key'
import { listChapterMarks } from '../marks/list-chapter-marks'
import { planAutoplay } from '../marks/plan-autoplay'
import type { PageMark } from '../marks/page-mark'
import type { MarkInspectorProps } from '../marks-editor/mark-inspector'
import type { MarksPanelProps } from '../marks-editor/marks-panel'
import { useDesk, useDeskEditor, useDeskState } from './use-desk'
import { Waiting } from './waiting'

const MarksPanel = lazy(async () => ({ default: (await import('../marks-editor/marks-panel')).MarksPanel }))
const AutoplayDialog = lazy(async () => ({ default: (await import('../marks-editor/autoplay-dialog')).AutoplayDialog }))
const MarkInspector = lazy(async () => ({ default: (await import('../marks-editor/mark-inspector')).MarkInspector }))

/** Parts of the marks' editor that come from outside of the desk. */
export interface MarkSources extends Pick<MarkInspectorProps, 'uploadMedia' | 'quizzes'> {
  /** Saved marks of the other chapters of the book. */
  readonly otherChapters: MarksPanelProps['otherChapters']
  /** Goes to a mark of another chapter. */
  readonly onOther: MarksPanelProps['onOther']
}

export interface MarksStepProps {
  readonly sources: MarkSources
  readonly onContinue: () => void
}

/** Fifth step, which nobody has to do: places popup triggers and coaching points on the pages. */
export function MarksStep({ sources, onContinue }: MarksStepProps) {
  const desk = useDesk()
  const { editor } = desk
  const chapter = useDeskState((state) => state.chapter)
  const { pages, language } = chapter
  const page = useDeskState(currentPage)
  const unsavedPages = useDeskEditor((state) => state.unsavedPages)
  const selected = useDeskEditor((state) => state.selected)
  useDeskEditor((state) => state.settledVersion)
  const { locale } = useLocale()
  const [isAssigning, setAssigning] = useState(false)
  const add = (mark: PageMark['kind']) => {
    const { viewport, canvasSize } = editor.getState()
    editor.send({ kind: 'insert', seen: visibleBox(viewport, canvasSize), mark })
  }
  return (
    <Suspense fallback={<Waiting />}>
      <MarksPanel
        page={page === null ? null : { pageId: page.pageId, pageNumber: page.pageNumber }}
        marks={listChapterMarks(pages, editor.document)}
        selected={selected}
        language={language}
        otherChapters={sources.otherChapters}
        previewUrl={previewUrl(chapter, page?.pageId ?? null)}
        isUnsaved={page !== null && keysOf(page).some((key) => unsavedPages.has(key))}
        onOther={sources.onOther}
        onAdd={add}
        onShow={(pageId, entityId) => desk.send({ kind: 'word-requested', pageId, entityId })}
        onAutoplay={() => setAssigning(true)}
        onContinue={onContinue}
      />
      <AutoplayDialog
        open={isAssigning}
        language={language}
        languageName={nameLanguage(language, locale)}
        plan={(scope) =>
          planAutoplay(
            pages.filter(({ pageId }) => scope === 'chapter' || pageId === page?.pageId),
            editor.document,
            language,
          )
        }
        onAssign={(starts) => {
          const after = starts.map((start) => start.after)
          editor.perform('autoplay', changeToPlaced(editor.document, after))
        }}
        onClose={() => setAssigning(false)}
      />
    </Suspense>
  )
}

/** The selected marks, to edit. */
export function MarkSelection({ uploadMedia, quizzes }: Pick<MarkSources, 'uploadMedia' | 'quizzes'>) {
  const { editor, newId } = useDesk()
  const pages = useDeskState((state) => state.chapter.pages)
  const language = useDeskState((state) => state.chapter.language)
  const languages = useDeskState((state) => state.chapter.languages)
  const isSelected = useDeskEditor((state) => state.selected.size > 0)
  if (!isSelected) return null
  return (
    <Suspense fallback={null}>
      <MarkInspector
        editor={editor}
        newId={newId}
        language={language}
        languages={languages}
        pages={pages}
        quizzes={quizzes}
        uploadMedia={uploadMedia}
      />
    </Suspense>
  )
}
