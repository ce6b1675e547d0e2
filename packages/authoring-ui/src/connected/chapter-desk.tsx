import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import { isApiFailure, type ApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { ErrorState, useTranslate } from '@lectern/ui'
import { Activity, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Editor } from '../editor/editor'
import { guideAuthor, type GuideStep } from '../guide/guide-steps'
import { createLitWords } from '../page-stage/lit-words'
import { useEditorState } from '../page-stage/use-editor-state'
import * as styles from './chapter-desk.css'
import { DeskBench, type BenchStep } from './desk-bench'
import { DeskDialogs } from './desk-dialogs'
import { DraftBanner } from './draft-banner'
import { findDesk } from './find-desk'
import { DeskTop } from './desk-top'
import { readGuideFacts } from './read-guide-facts'
import { PagesStep } from './steps/pages-step'
import { PublishStep } from './steps/publish-step'
import { SyncStep } from './steps/sync-step'
import { WordsStep } from './steps/words-step'
import { useChapterRects } from './use-chapter-rects'
import { useChapterWords } from './use-chapter-words'
import { useDrafts } from './use-drafts'
import { usePageOrder } from './use-page-order'
import { usePageUpload } from './use-page-upload'
import { usePublishing } from './use-publishing'
import { useRecognition } from './use-recognition'
import { useSaveKeys } from './use-save-keys'
import { useSaving } from './use-saving'
import { useShownPage } from './use-shown-page'
import { useSyncing } from './use-syncing'
import { useTellUnsaved } from './use-tell-unsaved'
import { useUndoKeys } from './use-undo-keys'
import type { UnsavedWork } from './unsaved-work'
import type { VoiceStep } from './voice-step'
import { Waiting } from './waiting'
import { pagesWithout, workPages } from './work-page'

export interface ChapterDeskProps {
  readonly session: SessionKeeper
  readonly book: BookData
  readonly chapter: Chapter
  readonly variation: ChapterVariation
  readonly step: GuideStep | null
  readonly pageId: number | null
  /** Loads the book anew. */
  readonly reloadBook: () => Promise<BookData>
  readonly onStep: (step: GuideStep) => void
  readonly onPage: (pageId: number) => void
  readonly onUnsaved: (work: UnsavedWork | null) => void
  /** The editor at work, while there is one: it goes with the desk, and all that could be undone with it. */
  readonly onEditor: (editor: Editor | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

/** Drafts without an owner: an application that lets nobody sign in. */
const nobody = 0

/** The workplace of one chapter in one language: the steps on top, the pages, the stage, and what to do now. */
export function ChapterDesk(props: ChapterDeskProps) {
  const { session, book, chapter, variation, reloadBook, onStep, onPage, onUnsaved, onEditor } = props
  const bookId = book.bookInfo.id
  const language = variation.variation
  const t = useTranslate(studioMessages)
  const pages = useMemo(() => workPages(chapter, language), [chapter, language])
  const pageVariationIds = useMemo(() => pages.map((each) => each.pageVariationId), [pages])
  const { editor, saver, calls, status, load } = useChapterRects({
    bookId,
    chapterId: chapter.id,
    variation: language,
    pages,
  })
  const [lit] = useState(createLitWords)
  // What was changed in this visit: the server told of earlier ones when the book was loaded.
  const [changed, setChanged] = useState(false)
  const unsavedPages = useEditorState(editor, (state) => state.unsavedPages)
  const words = useChapterWords(editor, pages)
  const refresh = useCallback(async (): Promise<ApiFailure | null> => {
    setChanged(true)
    try {
      await reloadBook()
    } catch (error) {
      if (!isApiFailure(error)) throw error
      return error
    }
    return load()
  }, [reloadBook, load])
  const saving = useSaving({ editor, saver, calls, onGone: refresh })
  const { save } = saving
  // Signing in anew after a session has ended is no change of desks.
  const [authorId] = useState(() => session.current()?.id ?? nobody)
  const drafts = useDrafts({ authorId, bookId, editor, saver, ready: status === 'ready', pageVariationIds })
  useUndoKeys(editor)
  useEffect(() => {
    onEditor(editor)
    return () => onEditor(null)
  }, [onEditor, editor])
  useSaveKeys(editor, save)

  const facts = readGuideFacts({ pages, words, hasAudio: variation.audio !== null, published: book.bookInfo.published })
  const guide = guideAuthor(facts)
  // Where the author comes in is decided once: a step that gets done must not whisk the screen away.
  const [firstStep, setFirstStep] = useState<GuideStep | null>(null)
  if (firstStep === null && status === 'ready') setFirstStep(guide.next)
  const step = props.step ?? firstStep ?? guide.next
  const recognition = useRecognition({
    editor,
    session,
    language,
    pages,
    onRects: async (ids) => void (await save('chapter', ids)),
  })
  const kind = step === 'words' ? recognition.fills : 'rectsByWords'
  const { page, showWord, showNext } = useShownPage({ editor, pages, pageId: props.pageId, kind, onPage })
  // Who has been at the voice finds it as it was left: what is chosen, and how far a narration is.
  const [voiceOpened, setVoiceOpened] = useState(false)
  if (step === 'voice' && !voiceOpened) setVoiceOpened(true)

  if (unsavedPages.size > 0 && !changed) setChanged(true)
  useTellUnsaved({
    editor,
    save,
    onUnsaved,
    pages,
    chapters: book.chapters,
    chapterId: chapter.id,
    variation: language,
  })

  const upload = usePageUpload({
    session,
    chapterId: chapter.id,
    variation: language,
    waitingPageIds: pagesWithout(chapter, language),
    onPages: refresh,
  })
  const pageOrder = usePageOrder({ chapter, pages, onOrdered: refresh })
  const syncing = useSyncing({
    editor,
    chapterVariationId: variation.id,
    language,
    pages,
    saveChapter: (ids) => save('chapter', ids, true),
  })
  const isBehind = changed || book.bookInfo.publicationIsBehind === true
  const publishing = usePublishing({
    book: book.bookInfo,
    changed: isBehind,
    saveFirst: () => save('chapter', editor.getState().unsavedPages, true),
    onPublished: async () => {
      setChanged(false)
      await reloadBook()
    },
  })

  const renewTrack = async () =>
    findDesk((await reloadBook()).chapters, { chapter: chapter.id, variation: language }).variation?.audio ?? null

  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <ErrorState message={t('deskRectsFailed')} onRetry={() => void load()} />

  const panel = (benchStep: BenchStep): ReactNode => {
    switch (benchStep) {
      case 'words':
        return (
          <WordsStep
            pages={pages}
            page={page}
            chapter={words}
            facts={facts}
            recognition={recognition}
            showNext={showNext}
            onContinue={() => onStep('voice')}
          />
        )
      case 'sync':
        return (
          <SyncStep
            page={page}
            chapter={words}
            syncing={syncing}
            showWord={showWord}
            onContinue={() => onStep('publish')}
          />
        )
      case 'publish':
        return <PublishStep guide={guide} publishing={publishing} />
    }
  }
  const body = (): ReactNode => {
    switch (step) {
      case 'pages':
        return (
          <PagesStep
            bookId={bookId}
            words={words}
            pageOrder={pageOrder}
            upload={upload}
            onDeleted={refresh}
            onContinue={() => onStep('words')}
          />
        )
      case 'voice':
        return null
      case 'words':
      case 'sync':
      case 'publish':
        return (
          <DeskBench
            step={step}
            editor={editor}
            pages={pages}
            page={page}
            chapter={words}
            lit={lit}
            audioUrl={variation.audio}
            onExpired={reloadBook}
            renewTrack={renewTrack}
            onPage={onPage}
          >
            {panel(step)}
          </DeskBench>
        )
    }
  }

  return (
    <div className={styles.desk}>
      <DeskTop
        guide={guide}
        step={step}
        facts={facts}
        changedSince={isBehind}
        onStep={onStep}
        editor={editor}
        page={page}
        kept={drafts.kept}
        saving={saving}
      />
      <div className={styles.notices}>
        <DraftBanner drafts={drafts} />
      </div>
      {body()}
      {voiceOpened && (
        <Activity mode={step === 'voice' ? 'visible' : 'hidden'}>
          {props.renderVoice({
            bookId,
            chapterId: chapter.id,
            variation,
            pages: words.spokenPages,
            onGenerated: async () => {
              setChanged(true)
              await reloadBook()
            },
            renewTrack,
            onContinue: () => onStep('sync'),
          })}
        </Activity>
      )}
      <DeskDialogs pages={pages} saving={saving} recognition={recognition} />
    </div>
  )
}
