import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { ErrorState, Spinner, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { GuideStepper } from '../guide-stepper'
import { guideAuthor, type GuideStep } from '../guide/guide-steps'
import { createLitWords } from '../page-stage/lit-words'
import { useEditorState } from '../page-stage/use-editor-state'
import { PagesBoard } from '../pages-panel'
import { PublishPanel, type Visibility } from '../publish-panel'
import { ConflictDialog } from '../saving/conflict-dialog'
import type { StageView } from '../stage/rect-tone'
import { SyncPanel } from '../sync-panel'
import { WordsPanel } from '../words-panel'
import * as styles from './chapter-desk.css'
import { DeletePageDialog } from './delete-page-dialog'
import { DeskBench } from './desk-bench'
import { DraftBanner } from './draft-banner'
import { SaveBar } from './save-bar'
import { useChapterRects } from './use-chapter-rects'
import { useChapterWords } from './use-chapter-words'
import { useDrafts } from './use-drafts'
import { usePageUpload } from './use-page-upload'
import { usePublishing } from './use-publishing'
import { useRecognition } from './use-recognition'
import { useSaveKeys } from './use-save-keys'
import { useSaving } from './use-saving'
import { useSyncing } from './use-syncing'
import { useUndoKeys } from './use-undo-keys'
import type { VoiceStep } from './voice-step'
import { workPages, type WorkPage } from './work-page'

export interface ChapterDeskProps {
  readonly session: SessionKeeper
  readonly book: BookData
  readonly chapter: Chapter
  readonly variation: ChapterVariation
  readonly step: GuideStep | null
  readonly pageId: number | null
  /** Loads the book anew. */
  readonly reloadBook: () => Promise<unknown>
  readonly onStep: (step: GuideStep) => void
  readonly onPage: (pageId: number) => void
  /** How to save what is unsaved, while something is; null when nothing is. */
  readonly onUnsaved: (save: (() => Promise<boolean>) | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

/** The workplace of one chapter in one language: the steps on top, the pages, the stage, and what to do now. */
export function ChapterDesk(props: ChapterDeskProps) {
  const { session, book, chapter, variation, reloadBook, onStep, onPage, onUnsaved } = props
  const bookId = book.bookInfo.id
  const language = variation.variation
  const t = useTranslate(studioMessages)
  const pages = useMemo(() => workPages(chapter, language), [chapter, language])
  const pageVariationIds = useMemo(() => pages.map((each) => each.pageVariationId), [pages])
  const { editor, saver, calls, status, reload } = useChapterRects({
    bookId,
    chapterId: chapter.id,
    variation: language,
    pages,
  })
  const [lit] = useState(createLitWords)
  const [deleting, setDeleting] = useState<WorkPage | null>(null)
  // What was changed in this visit: the server told of earlier ones when the book was loaded.
  const [changed, setChanged] = useState(false)
  const [visibility, setVisibility] = useState<Visibility>(book.bookInfo.visibility)
  const unsavedPages = useEditorState(editor, (state) => state.unsavedPages)
  const words = useChapterWords(editor, pages)
  const saving = useSaving(editor, saver, calls)
  const { save } = saving
  const drafts = useDrafts({ bookId, editor, saver, ready: status === 'ready', pageVariationIds })
  useUndoKeys(editor)
  useSaveKeys(editor, save)

  const withImage = pages.filter((each) => each.imageUrl !== null)
  const facts = {
    pages: pages.length,
    pagesWithImage: withImage.length,
    pagesWithWords: withImage.filter((each) => words.countOf(each) > 0).length,
    hasAudio: variation.audio !== null,
    words: words.timed.words,
    timedWords: words.timed.timed,
    published: book.bookInfo.published,
  }
  const guide = guideAuthor(facts)
  // Where the author comes in is decided once: a step that gets done must not whisk the screen away.
  const [firstStep, setFirstStep] = useState<GuideStep | null>(null)
  if (firstStep === null && status === 'ready') setFirstStep(guide.next)
  const step = props.step ?? firstStep ?? guide.next
  const page = pages.find((each) => each.pageId === props.pageId) ?? pages[0] ?? null

  useEffect(() => {
    if (page === null) return
    editor.show(
      { pageVariationId: page.pageVariationId, kind: 'rectsByWords' },
      { width: page.width, height: page.height },
    )
  }, [editor, page])

  const hasUnsaved = unsavedPages.size > 0
  if (hasUnsaved && !changed) setChanged(true)
  useEffect(() => {
    onUnsaved(hasUnsaved ? () => save('chapter', editor.getState().unsavedPages) : null)
    return () => onUnsaved(null)
  }, [onUnsaved, hasUnsaved, save, editor])

  const refresh = async () => {
    setChanged(true)
    await reloadBook()
    await reload()
  }
  const upload = usePageUpload({ session, chapterId: chapter.id, variation: language, onPages: refresh })
  const recognition = useRecognition({
    editor,
    session,
    language,
    onWords: async (ids) => void (await save('chapter', ids)),
  })
  const syncing = useSyncing({
    editor,
    chapterVariationId: variation.id,
    language,
    pages,
    saveChapter: (ids) => save('chapter', ids, true),
  })
  const publishing = usePublishing({
    bookId,
    saveFirst: () => save('chapter', editor.getState().unsavedPages, true),
    onPublished: async () => {
      setChanged(false)
      await reloadBook()
    },
  })

  const { bookInfo } = book
  const publishedAt =
    publishing.publishedAt ?? (bookInfo.publishedAt === undefined ? null : new Date(bookInfo.publishedAt))
  const isBehind = changed || bookInfo.publicationIsBehind === true

  const showWord = (entityId: string | null, home: number) => {
    onPage(home)
    if (entityId !== null) queueMicrotask(() => editor.select([entityId]))
  }
  const nextDoubtful = () => {
    const { selected } = editor.getState()
    const at = words.doubtful.findIndex((placed) => selected.has(placed.id))
    const next = words.doubtful[at + 1] ?? words.doubtful[0]
    const home = pages.find((each) => each.pageVariationId === next?.pageVariationId)
    if (next !== undefined && home !== undefined) showWord(next.id, home.pageId)
  }

  if (status === 'loading') {
    return (
      <div className={styles.state}>
        <Spinner size="l" />
      </div>
    )
  }
  if (status === 'failed') return <ErrorState message={t('deskRectsFailed')} onRetry={() => void reload()} />

  const bench = (view: StageView, panel: ReactNode, panelFirst = false) => (
    <DeskBench
      editor={editor}
      pages={pages}
      page={page}
      chapter={words}
      view={view}
      lit={lit}
      audioUrl={view === 'times' ? variation.audio : null}
      onPage={onPage}
      panelFirst={panelFirst}
      panel={panel}
    />
  )
  const body = (): ReactNode => {
    switch (step) {
      case 'pages':
        return (
          <div className={styles.board}>
            <PagesBoard
              pages={pages.map((each) => ({ ...each, wordCount: words.countOf(each) }))}
              work={upload.work}
              skipped={upload.skipped}
              onFiles={upload.upload}
              onRejected={upload.reject}
              onDismissWork={upload.dismissWork}
              onDismissSkipped={upload.dismissSkipped}
              onDelete={(id) => setDeleting(pages.find((each) => each.pageId === id) ?? null)}
              onContinue={() => onStep('words')}
            />
          </div>
        )
      case 'words':
        return bench(
          'words',
          <WordsPanel
            work={recognition.work}
            pagesWithImage={facts.pagesWithImage}
            pagesWithWords={facts.pagesWithWords}
            words={facts.words}
            doubtful={words.doubtful.length}
            pagesWithoutText={recognition.pagesWithoutText}
            onRecogniseAll={() => recognition.start(pages)}
            onRecognisePage={() => recognition.start(page === null ? [] : [page])}
            onNextDoubtful={nextDoubtful}
            onDismissWork={recognition.dismiss}
            onContinue={() => onStep('voice')}
          />,
        )
      case 'voice':
        return props.renderVoice({
          bookId,
          chapterId: chapter.id,
          variation,
          pages: words.spokenPages,
          onGenerated: async () => {
            setChanged(true)
            await reloadBook()
          },
          onContinue: () => onStep('sync'),
        })
      case 'sync': {
        const left = syncing.remainder
        return bench(
          'times',
          <SyncPanel
            work={syncing.work}
            chapter={words.timed}
            report={left === null ? null : { ...left, onShow: () => showWord(left.entityId, left.pageId) }}
            onSyncChapter={syncing.syncChapter}
            onSyncPage={() => page !== null && syncing.syncPage(page)}
            onFill={syncing.fill}
            onDismissWork={syncing.dismiss}
            onContinue={() => onStep('publish')}
          />,
        )
      }
      case 'publish':
        return bench(
          'times',
          <PublishPanel
            work={publishing.work}
            checks={[
              { label: t('publishCheckPages'), met: guide.states.pages === 'done' },
              { label: t('publishCheckWords'), met: guide.states.words === 'done' },
              { label: t('publishCheckVoice'), met: guide.states.voice === 'done' },
              { label: t('publishCheckSync'), met: guide.states.sync === 'done' },
            ]}
            visibility={visibility}
            readerUrl={publishing.readerUrl ?? (facts.published ? `/?book=${bookId}` : null)}
            publishedAt={publishedAt}
            changed={isBehind || visibility !== book.bookInfo.visibility}
            onVisibility={setVisibility}
            onPublish={() => publishing.publish(visibility)}
            onDismissWork={publishing.dismiss}
          />,
          true,
        )
    }
  }

  return (
    <div className={styles.desk}>
      <div className={styles.top}>
        <GuideStepper
          guide={guide}
          current={step}
          details={{
            pages: t('pagesCount', { count: facts.pages }),
            words: t('wordsCount', { count: facts.words }),
            voice: facts.hasAudio ? t('guideVoiceReady') : t('guideVoiceMissing'),
            sync: t('workOf', { done: facts.timedWords, total: facts.words }),
            publish: facts.published ? (isBehind ? t('guideChanged') : t('guidePublished')) : t('guideUnpublished'),
          }}
          onChoose={onStep}
        />
        <SaveBar
          pageUnsaved={page !== null && unsavedPages.has(page.pageVariationId)}
          unsavedPages={unsavedPages.size}
          kept={drafts.kept}
          busy={saving.busy}
          onSavePage={() => page !== null && void save('page', [page.pageVariationId])}
          onSaveChapter={() => void save('chapter', unsavedPages)}
        />
      </div>
      <div className={styles.notices}>
        <DraftBanner drafts={drafts} />
      </div>
      {body()}
      <ConflictDialog
        pageNumbers={saving.conflict.map(
          ({ pageVariationId }) => pages.find((each) => each.pageVariationId === pageVariationId)?.pageNumber ?? 0,
        )}
        busy={saving.busy}
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={saving.takeTheirs}
        onLater={saving.decideLater}
      />
      <ConfirmDialog
        open={recognition.asking !== null}
        title={t('wordsReplaceTitle')}
        confirmLabel={t('wordsReplace')}
        onConfirm={recognition.confirm}
        onCancel={recognition.refuse}
      >
        {t('wordsReplaceLead', { pages: recognition.asking?.pageNumbers.join(', ') ?? '' })}
      </ConfirmDialog>
      <DeletePageDialog bookId={bookId} page={deleting} onDeleted={refresh} onClose={() => setDeleting(null)} />
    </div>
  )
}
