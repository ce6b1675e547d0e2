import { mainApi, type BookData, type Chapter, type ChapterVariation } from '@lectern/api-client/main'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Banner, Button, ErrorState, Inline, Spinner, useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ChapterPlayer } from '../chapter-player'
import { GuideStepper } from '../guide-stepper'
import { guideAuthor, type GuideStep } from '../guide/guide-steps'
import { createLitWords } from '../page-stage/lit-words'
import { PageStage } from '../page-stage/page-stage'
import { useEditorState } from '../page-stage/use-editor-state'
import { PageStrip } from '../page-strip'
import { PagesBoard } from '../pages-panel'
import { PublishPanel, type Visibility } from '../publish-panel'
import { RectInspector } from '../rect-inspector'
import { ConflictDialog } from '../saving/conflict-dialog'
import { doubtfulConfidence } from '../stage/rect-tone'
import { SyncPanel } from '../sync-panel'
import { countTimed } from '../syncing/count-timed'
import { WordsPanel } from '../words-panel'
import * as styles from './chapter-desk.css'
import { SaveBar } from './save-bar'
import { useChapterRects } from './use-chapter-rects'
import { useDrafts } from './use-drafts'
import { usePageUpload } from './use-page-upload'
import { usePublishing } from './use-publishing'
import { useRecognition } from './use-recognition'
import { useSaving } from './use-saving'
import { useSyncing } from './use-syncing'
import { useUndoKeys } from './use-undo-keys'
import { workPages, type WorkPage } from './work-page'
import type { PageWordRects, VoiceStep } from './voice-step'

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
  const { session, book, chapter, variation, reloadBook, onUnsaved } = props
  const language = variation.variation
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const pages = useMemo(() => workPages(chapter, language), [chapter, language])
  const pageVariationIds = useMemo(() => pages.map((page) => page.pageVariationId), [pages])
  const { editor, saver, status, reload } = useChapterRects({
    bookId: book.bookInfo.id,
    chapterId: chapter.id,
    variation: language,
    pages,
  })
  const [lit] = useState(createLitWords)
  const [deleting, setDeleting] = useState<WorkPage | null>(null)
  const [deletePage, { isLoading: deletingNow }] = mainApi.useDeletePageMutation()
  const [visibility, setVisibility] = useState<Visibility>(book.bookInfo.visibility)
  const unsavedPages = useEditorState(editor, (state) => state.unsavedPages)
  const version = useEditorState(editor, (state) => state.documentVersion)
  const saving = useSaving(editor, saver)
  const { save } = saving
  useUndoKeys(editor)
  const drafts = useDrafts({ bookId: book.bookInfo.id, editor, saver, ready: status === 'ready', pageVariationIds })

  const words = useMemo(
    () =>
      // The version stands for the document, which changes in place.
      version >= 0
        ? pageVariationIds.flatMap((pageVariationId) =>
            editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }),
          )
        : [],
    [editor, pageVariationIds, version],
  )
  const timed = useMemo(() => countTimed(words.map((placed) => placed.rect)), [words])
  const wordCounts = useMemo(() => {
    const counts = new Map<number, number>()
    for (const placed of words) counts.set(placed.pageVariationId, (counts.get(placed.pageVariationId) ?? 0) + 1)
    return counts
  }, [words])
  const spokenPages = useMemo(
    () =>
      pages.map(({ pageVariationId, pageNumber, imageUrl }): PageWordRects => ({
        pageVariationId,
        pageNumber,
        imageUrl,
        rects: words.filter((placed) => placed.pageVariationId === pageVariationId).map((placed) => placed.rect),
      })),
    [pages, words],
  )
  const withImage = pages.filter((page) => page.imageUrl !== null)
  const facts = {
    pages: pages.length,
    pagesWithImage: withImage.length,
    pagesWithWords: withImage.filter((page) => (wordCounts.get(page.pageVariationId) ?? 0) > 0).length,
    hasAudio: variation.audio !== null,
    words: timed.words,
    timedWords: timed.timed,
    published: book.bookInfo.published,
  }
  const guide = guideAuthor(facts)
  // Where the author comes in is decided once: a step that gets done must not whisk the screen away.
  const [firstStep, setFirstStep] = useState<GuideStep | null>(null)
  if (firstStep === null && status === 'ready') setFirstStep(guide.next)
  const step = props.step ?? firstStep ?? guide.next
  const page = pages.find((candidate) => candidate.pageId === props.pageId) ?? pages[0] ?? null

  useEffect(() => {
    if (page === null) return
    editor.show(
      { pageVariationId: page.pageVariationId, kind: 'rectsByWords' },
      { width: page.width, height: page.height },
    )
  }, [editor, page])

  const hasUnsaved = unsavedPages.size > 0
  useEffect(() => {
    onUnsaved(hasUnsaved ? () => save('chapter', editor.getState().unsavedPages) : null)
    return () => onUnsaved(null)
  }, [onUnsaved, hasUnsaved, save, editor])

  const refresh = async () => {
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
    bookId: book.bookInfo.id,
    saveFirst: () => save('chapter', editor.getState().unsavedPages, true),
    onPublished: reloadBook,
  })

  const removePage = async (gone: WorkPage) => {
    try {
      await deletePage({ id: book.bookInfo.id, pageId: gone.pageId }).unwrap()
      await refresh()
    } catch (error) {
      const reason = isApiFailure(error) ? error.msg : String(error)
      toast({ tone: 'critical', message: t('pagesDeleteFailed', { page: gone.pageNumber, reason }) })
    }
    setDeleting(null)
  }

  const showWord = (entityId: string | null, pageId: number) => {
    props.onPage(pageId)
    if (entityId !== null) queueMicrotask(() => editor.select([entityId]))
  }
  const nextDoubtful = () => {
    const { selected } = editor.getState()
    const doubtful = words.filter((placed) => (placed.rect.confidence ?? 1) < doubtfulConfidence)
    const at = doubtful.findIndex((placed) => selected.has(placed.id))
    const next = doubtful[at + 1] ?? doubtful[0]
    const home = pages.find((candidate) => candidate.pageVariationId === next?.pageVariationId)
    if (next !== undefined && home !== undefined) showWord(next.id, home.pageId)
  }
  const followPage = (entityId: string) => {
    const variationId = editor.document.get(entityId)?.pageVariationId
    const home = pages.find((candidate) => candidate.pageVariationId === variationId)
    if (home !== undefined && home.pageId !== page?.pageId) props.onPage(home.pageId)
  }

  if (status === 'loading') {
    return (
      <div className={styles.state}>
        <Spinner size="l" />
      </div>
    )
  }
  if (status === 'failed') {
    return <ErrorState message={t('deskRectsFailed')} onRetry={() => void reload()} />
  }

  const details = {
    pages: t('pagesCount', { count: facts.pages }),
    words: t('wordsCount', { count: facts.words }),
    voice: facts.hasAudio ? t('guideVoiceReady') : t('guideVoiceMissing'),
    sync: t('workOf', { done: facts.timedWords, total: facts.words }),
    publish: facts.published ? t('guidePublished') : t('guideUnpublished'),
  }
  const stage = (view: 'words' | 'times') => (
    <div className={styles.middle}>
      <PageStage
        editor={editor}
        label={page === null ? t('stageEmpty') : t('stageLabel', { page: page.pageNumber })}
        imageUrl={page?.imageUrl ?? null}
        view={view}
        lit={lit}
      />
      {view === 'times' && variation.audio !== null && (
        <ChapterPlayer
          audioUrl={variation.audio}
          words={words}
          lit={lit}
          onWord={followPage}
          onFailure={() => toast({ tone: 'critical', message: t('playerFailed') })}
        />
      )}
    </div>
  )
  const bench = (view: 'words' | 'times', panel: ReactNode) => (
    <div className={styles.bench}>
      <PageStrip
        pages={pages.map((each) => ({
          pageId: each.pageId,
          pageNumber: each.pageNumber,
          thumbnailUrl: each.thumbnailUrl,
          detail: t('wordsCount', { count: wordCounts.get(each.pageVariationId) ?? 0 }),
          unsaved: unsavedPages.has(each.pageVariationId),
        }))}
        currentPageId={page?.pageId ?? null}
        onChoose={props.onPage}
      />
      {stage(view)}
      <div className={styles.side}>
        {panel}
        <div className={styles.inspector}>
          <RectInspector editor={editor} />
        </div>
      </div>
    </div>
  )
  const body = (): ReactNode => {
    switch (step) {
      case 'pages':
        return (
          <div className={styles.board}>
            <PagesBoard
              pages={pages.map((each) => ({ ...each, wordCount: wordCounts.get(each.pageVariationId) ?? 0 }))}
              work={upload.work}
              skipped={upload.skipped}
              onFiles={upload.upload}
              onRejected={upload.reject}
              onDismissWork={upload.dismissWork}
              onDismissSkipped={upload.dismissSkipped}
              onDelete={(id) => setDeleting(pages.find((each) => each.pageId === id) ?? null)}
              onContinue={() => props.onStep('words')}
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
            doubtful={words.filter((placed) => (placed.rect.confidence ?? 1) < doubtfulConfidence).length}
            pagesWithoutText={recognition.pagesWithoutText}
            onRecogniseAll={() => recognition.start(pages)}
            onRecognisePage={() => recognition.start(page === null ? [] : [page])}
            onNextDoubtful={nextDoubtful}
            onDismissWork={recognition.dismiss}
            onContinue={() => props.onStep('voice')}
          />,
        )
      case 'voice':
        return props.renderVoice({
          bookId: book.bookInfo.id,
          chapterId: chapter.id,
          variation,
          pages: spokenPages,
          onGenerated: reloadBook,
          onContinue: () => props.onStep('sync'),
        })
      case 'sync':
        return bench(
          'times',
          <SyncPanel
            work={syncing.work}
            chapter={timed}
            report={
              syncing.remainder === null
                ? null
                : {
                    pageNumber: syncing.remainder.pageNumber,
                    unmatchedWord: syncing.remainder.unmatchedWord,
                    unassignedWord: syncing.remainder.unassignedWord,
                    onShow: () => {
                      const left = syncing.remainder
                      if (left !== null) showWord(left.entityId, left.pageId)
                    },
                  }
            }
            onSyncChapter={syncing.syncChapter}
            onSyncPage={() => page !== null && syncing.syncPage(page)}
            onFill={syncing.fill}
            onDismissWork={syncing.dismiss}
            onContinue={() => props.onStep('publish')}
          />,
        )
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
            readerUrl={publishing.readerUrl ?? (facts.published ? `/?book=${book.bookInfo.id}` : null)}
            justPublished={publishing.readerUrl !== null}
            onVisibility={setVisibility}
            onPublish={() => publishing.publish(visibility)}
            onDismissWork={publishing.dismiss}
          />,
        )
    }
  }

  return (
    <div className={styles.desk}>
      <div className={styles.top}>
        <GuideStepper guide={guide} current={step} details={details} onChoose={props.onStep} />
        <SaveBar
          pageUnsaved={page !== null && unsavedPages.has(page.pageVariationId)}
          unsavedPages={unsavedPages.size}
          busy={saving.busy}
          onSavePage={() => page !== null && void save('page', [page.pageVariationId])}
          onSaveChapter={() => void save('chapter', unsavedPages)}
        />
      </div>
      <div className={styles.notices}>
        {drafts.offered.length > 0 && (
          <Banner
            tone="warning"
            title={t('draftTitle')}
            action={
              <Inline gap="s">
                <Button size="s" tone="accent" onClick={drafts.restore}>
                  {t('draftRestore')}
                </Button>
                <Button size="s" tone="quiet" onClick={drafts.discard}>
                  {t('draftDiscard')}
                </Button>
              </Inline>
            }
          >
            {t('draftLead', { count: drafts.offered.length })}
          </Banner>
        )}
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
      <ConfirmDialog
        open={deleting !== null}
        dangerous
        busy={deletingNow}
        title={t('pagesDeleteTitle', { page: deleting?.pageNumber ?? 0 })}
        confirmLabel={t('pagesDeleteConfirm')}
        onConfirm={() => deleting !== null && void removePage(deleting)}
        onCancel={() => setDeleting(null)}
      >
        {t('pagesDeleteLead')}
      </ConfirmDialog>
    </div>
  )
}
