import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import { useMemo, useState, type ReactNode } from 'react'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import { DeskScreen } from '../desk-screen/desk-screen'
import { DeskProvider, useChapterWords, useStaleness } from '../desk-screen/use-desk'
import type { Editor } from '../editor/editor'
import type { RectClipboard } from '../editor/rect-clipboard'
import type { PageWordRects } from '../desk-plan/page-word-rects'
import type { GuideStep } from '../guide/guide-steps'
import { giveVoice } from '../rect-voice/give-voice'
import { noVoices, VoiceChoicesContext, type VoiceChoices } from '../rect-voice/voice-choices'
import { BookTextCallsContext } from '../find-words/book-text-calls'
import { SpellingContext } from '../spelling/use-spelling'
import { TranslationCallsContext } from '../translation/translation-calls'
import { findDesk } from './find-desk'
import { readDeskChapter } from './read-desk-chapter'
import type { UnsavedWork } from './unsaved-work'
import { createMarkUpload } from './create-mark-upload'
import { useBookTextCalls } from './use-book-text-calls'
import { useTranslationCalls } from './use-translation-calls'
import { useDeskStore } from './use-desk-store'
import { useGlossaryStaleness } from './use-glossary-staleness'
import { useOtherChapters } from './use-other-chapters'
import { useQuizChoice } from './use-quiz-choice'
import { useReportUnsaved } from './use-report-unsaved'
import { useBookSpelling } from './use-book-spelling'
import type { VoicePage, VoiceStep } from './voice-step'

export interface ChapterDeskProps {
  readonly session: SessionKeeper
  readonly book: BookData
  readonly chapter: Chapter
  readonly variation: ChapterVariation
  readonly step: GuideStep | null
  readonly pageId: number | null
  readonly reloadBook: () => Promise<BookData>
  readonly clipboard: RectClipboard
  readonly voices?: VoiceChoices | undefined
  readonly onStep: (step: GuideStep) => void
  readonly onPage: (pageId: number) => void
  /** Goes to a page of another chapter, in a step. */
  readonly onOther: (chapterId: number, pageId: number, step: GuideStep) => void
  /** Goes to the chapter after (1) or before (-1) this one, where a page turn leaves it. */
  readonly onTurnChapter: (direction: 1 | -1) => void
  readonly onUnsaved: (work: UnsavedWork | null) => void
  /** Receives the editor while the desk is mounted; its undo history ends with the desk. */
  readonly onEditor: (editor: Editor | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

/** Connects the desk of one chapter in one language to the book of the API and to the application. */
export function ChapterDesk(props: ChapterDeskProps) {
  const { session, book, chapter, variation, step, pageId, reloadBook, onStep, onPage, onUnsaved, onEditor } = props
  const facts = useDeskChapter(book, chapter, variation)
  const desk = useDeskStore({
    session,
    chapter: facts,
    place: { step, pageId },
    reloadBook,
    onPage,
    clipboard: props.clipboard,
  })
  useReportUnsaved({ desk, chapters: book.chapters, onUnsaved, onEditor })
  const glossaryIsStale = useGlossaryStaleness(book.bookInfo.id, step === 'publish')
  const translation = useTranslationCalls({ session, bookId: book.bookInfo.id, chapterId: chapter.id })
  const bookText = useBookTextCalls({
    chapters: book.chapters,
    chapterId: chapter.id,
    language: variation.variation,
    onOpen: (chapterId, page) => props.onOther(chapterId, page, 'words'),
  })
  const spelling = useBookSpelling(book.bookInfo.id, variation.variation)
  const quizzes = useQuizChoice(book.bookInfo.id, step === 'marks')
  const otherChapters = useOtherChapters(book.bookInfo.id, chapter.id, step === 'marks')
  const renewTrack = async () => {
    const renewed = await reloadBook()
    const place = { chapter: chapter.id, variation: variation.variation }
    return findDesk(renewed.chapters, place).variation?.audio ?? null
  }
  return (
    <VoiceChoicesContext value={props.voices ?? noVoices}>
      <DeskProvider value={desk}>
        <SpellingContext value={spelling}>
          <TranslationCallsContext value={translation}>
            <BookTextCallsContext value={bookText}>
              <DeskScreen
                onStep={onStep}
                onPage={onPage}
                onTurnChapter={props.onTurnChapter}
                renewLinks={reloadBook}
                renewTrack={renewTrack}
                marks={{
                  uploadMedia: createMarkUpload(session, book.bookInfo.id),
                  quizzes,
                  otherChapters,
                  onOther: (chapterId, page) => props.onOther(chapterId, page, 'marks'),
                }}
                glossaryIsStale={glossaryIsStale}
              >
                <Voice
                  bookId={book.bookInfo.id}
                  chapter={chapter}
                  language={variation.variation}
                  variation={variation}
                  renewTrack={renewTrack}
                  onGenerated={async () => {
                    await reloadBook()
                    desk.send({ kind: 'syncing', event: { kind: 'narration-generated' } })
                  }}
                  isAt={(place) => {
                    const there = findDesk(book.chapters, place)
                    return there.chapter?.id === chapter.id && there.variation?.variation === variation.variation
                  }}
                  onGiveVoice={({ pageVariationId, words }) => giveVoice(desk.editor, pageVariationId, words)}
                  onContinue={() => onStep('sync')}
                  renderVoice={props.renderVoice}
                />
              </DeskScreen>
            </BookTextCallsContext>
          </TranslationCallsContext>
        </SpellingContext>
      </DeskProvider>
    </VoiceChoicesContext>
  )
}

function Voice({
  renderVoice,
  chapter,
  ...voice
}: Omit<VoiceStep, 'pages' | 'staleness' | 'chapterId'> & Pick<ChapterDeskProps, 'renderVoice' | 'chapter'>) {
  const { spokenPages } = useChapterWords()
  const pages = useMemo(() => addRecognition(spokenPages, chapter), [spokenPages, chapter])
  return renderVoice({ ...voice, chapterId: chapter.id, pages, staleness: useStaleness() })
}

/** Adds to each page that its words are known: it has some, or was stored with none. */
function addRecognition(pages: readonly PageWordRects[], chapter: Chapter): VoicePage[] {
  const stored = new Set(
    chapter.pages.flatMap(({ variations }) => variations.filter((own) => own.textSource !== null).map(({ id }) => id)),
  )
  return pages.map((page) => ({ ...page, isRecognised: page.rects.length > 0 || stored.has(page.pageVariationId) }))
}

/** Returns the facts of the chapter; the same object until the book, the chapter or the variation changes. */
function useDeskChapter(book: BookData, chapter: Chapter, variation: ChapterVariation): DeskChapter {
  const source = { book, chapter, variation }
  const [read, setRead] = useState(() => ({ ...source, facts: readDeskChapter(source, null) }))
  if (read.book === book && read.chapter === chapter && read.variation === variation) return read.facts
  const next = { ...source, facts: readDeskChapter(source, read) }
  setRead(next)
  return next.facts
}
