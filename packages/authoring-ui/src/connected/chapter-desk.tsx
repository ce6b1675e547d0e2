import type { BookData, Chapter, ChapterVariation } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import { useState, type ReactNode } from 'react'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import { DeskScreen } from '../desk-screen/desk-screen'
import { DeskProvider, useChapterWords, useStaleness } from '../desk-screen/use-desk'
import type { Editor } from '../editor/editor'
import type { GuideStep } from '../guide/guide-steps'
import { findDesk } from './find-desk'
import { readDeskChapter } from './read-desk-chapter'
import type { UnsavedWork } from './unsaved-work'
import { useDeskStore } from './use-desk-store'
import { useGlossaryStaleness } from './use-glossary-staleness'
import { useReportUnsaved } from './use-report-unsaved'
import type { VoiceStep } from './voice-step'

export interface ChapterDeskProps {
  readonly session: SessionKeeper
  readonly book: BookData
  readonly chapter: Chapter
  readonly variation: ChapterVariation
  readonly step: GuideStep | null
  readonly pageId: number | null
  readonly reloadBook: () => Promise<BookData>
  readonly onStep: (step: GuideStep) => void
  readonly onPage: (pageId: number) => void
  readonly onUnsaved: (work: UnsavedWork | null) => void
  /** Receives the editor while the desk is mounted; its undo history ends with the desk. */
  readonly onEditor: (editor: Editor | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

/** Connects the desk of one chapter in one language to the book of the API and to the application. */
export function ChapterDesk(props: ChapterDeskProps) {
  const { session, book, chapter, variation, step, pageId, reloadBook, onStep, onPage, onUnsaved, onEditor } = props
  const facts = useDeskChapter(book, chapter, variation)
  const desk = useDeskStore({ session, chapter: facts, place: { step, pageId }, reloadBook, onPage })
  useReportUnsaved({ desk, chapters: book.chapters, onUnsaved, onEditor })
  const glossaryIsStale = useGlossaryStaleness(book.bookInfo.id, step === 'publish')
  const renewTrack = async () => {
    const renewed = await reloadBook()
    const place = { chapter: chapter.id, variation: variation.variation }
    return findDesk(renewed.chapters, place).variation?.audio ?? null
  }
  return (
    <DeskProvider value={desk}>
      <DeskScreen
        onStep={onStep}
        onPage={onPage}
        renewLinks={reloadBook}
        renewTrack={renewTrack}
        glossaryIsStale={glossaryIsStale}
      >
        <Voice
          bookId={book.bookInfo.id}
          chapterId={chapter.id}
          variation={variation}
          renewTrack={renewTrack}
          onGenerated={async () => {
            await reloadBook()
            desk.send({ kind: 'syncing', event: { kind: 'narration-generated' } })
          }}
          onContinue={() => onStep('sync')}
          renderVoice={props.renderVoice}
        />
      </DeskScreen>
    </DeskProvider>
  )
}

function Voice({
  renderVoice,
  ...voice
}: Omit<VoiceStep, 'pages' | 'staleness'> & Pick<ChapterDeskProps, 'renderVoice'>) {
  const { spokenPages } = useChapterWords()
  return renderVoice({ ...voice, pages: spokenPages, staleness: useStaleness() })
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
