import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { currentPage } from '../desk/desk-state'
import { readGuideFacts } from '../desk/read-guide-facts'
import type { RecognitionEvent } from '../recognition/step-recognition'
import { PhotographsDialog } from '../photographs-dialog/photographs-dialog'
import { WordsPanel } from '../words-panel'
import { DeleteRectsDialog } from './delete-rects-dialog'
import { useChapterDoubts } from './doubtful-words'
import { useChapterHasRects, useChapterWords, useDesk, useDeskState, useStaleness } from './use-desk'
import { Waiting } from './waiting'
import { describeRecognition } from './work-texts'

const PageText = lazy(async () => ({ default: (await import('./page-text')).PageText }))
const ChapterSearch = lazy(async () => ({ default: (await import('./chapter-search')).ChapterSearch }))
const PageTranslation = lazy(async () => ({ default: (await import('./page-translation')).PageTranslation }))
const CheckingStep = lazy(async () => ({ default: (await import('./checking-step')).CheckingStep }))

/** Second step: finds the words of every page and lets the author correct them. */
export function WordsStep({ onContinue }: { readonly onContinue: () => void }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const chapter = useDeskState((state) => state.chapter)
  const page = useDeskState(currentPage)
  const recognition = useDeskState((state) => state.recognition)
  const words = useChapterWords()
  const { doubtful, pagesBarelyRead } = useChapterDoubts()
  const staleness = useStaleness()
  const facts = readGuideFacts(chapter, words, { staleness, isChanged: false, doubtful })
  const stalePages = chapter.pages.filter(({ pageVariationId }) =>
    staleness?.pages.some((each) => each.pageVariationId === pageVariationId && each.words === 'stale'),
  )
  const unreadPages = chapter.pages.filter(
    (each) =>
      each.imageUrl !== null && !words.hasWords(each) && !recognition.pagesWithoutText.includes(each.pageVariationId),
  )
  const chapterHasRects = useChapterHasRects()
  const isDeleting = useDeskState((state) => state.rectDeletion.isRunning)
  const checking = useDeskState((state) => state.checking)
  const panel = useRef<HTMLElement>(null)
  const wasChecking = useRef(false)
  useEffect(() => {
    // The button that ended the queue is gone with it, and the focus too.
    if (wasChecking.current && checking === null) panel.current?.focus()
    wasChecking.current = checking !== null
  }, [checking])
  const isRecognising = recognition.work.kind === 'running'
  const wasRecognising = useRef(isRecognising)
  useEffect(() => {
    // The button that cancelled the work is gone with it, and the focus too.
    if (wasRecognising.current && !isRecognising && document.activeElement === document.body) panel.current?.focus()
    wasRecognising.current = isRecognising
  }, [isRecognising])
  const send = (event: RecognitionEvent) => desk.send({ kind: 'recognition', event })
  if (checking !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <CheckingStep checking={checking} />
      </Suspense>
    )
  }
  return (
    <>
      <WordsPanel
        ref={panel}
        work={describeRecognition(t, recognition)}
        wanted={recognition.wanted}
        pages={facts.pages}
        pagesWithImage={facts.pagesWithImage}
        pagesWithWords={facts.pagesWithWords}
        pagesUnread={unreadPages.length}
        words={facts.words}
        doubtful={doubtful.length}
        pagesWithoutText={chapter.pages.flatMap(({ pageVariationId, pageNumber }) =>
          recognition.pagesWithoutText.includes(pageVariationId) ? [pageNumber] : [],
        )}
        pagesBarelyRead={pagesBarelyRead}
        stalePages={stalePages.map(({ pageNumber }) => pageNumber)}
        onWanted={(wanted) => send({ kind: 'recognition-kind-chosen', wanted })}
        onRecogniseAll={() => send({ kind: 'recognition-requested', pages: chapter.pages })}
        onRecogniseUnread={() => send({ kind: 'recognition-requested', pages: unreadPages })}
        onRecognisePage={() => send({ kind: 'recognition-requested', pages: page === null ? [] : [page] })}
        onRecogniseStale={() => send({ kind: 'recognition-requested', pages: stalePages })}
        onConfirmStale={() => {
          const pageVariationIds = stalePages.map((each) => each.pageVariationId)
          const request = { scope: 'chapter', pageVariationIds, quiet: false, purpose: null, ticket: null } as const
          desk.send({ kind: 'saving', event: { kind: 'save-requested', request: { ...request, fitsImage: true } } })
        }}
        onPhotographs={(pageNumbers) => {
          const shown = chapter.pages.filter(({ pageNumber }) => pageNumbers.includes(pageNumber))
          const pageVariationIds = shown.map(({ pageVariationId }) => pageVariationId)
          desk.send({ kind: 'photographs', event: { kind: 'photographs-opened', pageVariationIds } })
        }}
        onCheck={() => desk.send({ kind: 'checking', event: { kind: 'checking-started', words: doubtful } })}
        onDismissWork={() => send({ kind: 'recognition-dismissed' })}
        onCancelWork={() => send({ kind: 'recognition-cancelled' })}
        onDeleteAll={() => desk.send({ kind: 'rect-deletion', event: { kind: 'rect-deletion-asked' } })}
        canDeleteAll={chapterHasRects && !isDeleting}
        onContinue={onContinue}
        text={
          recognition.wanted === 'word' && (
            <Suspense fallback={null}>
              <PageText />
              <ChapterSearch />
              <PageTranslation />
            </Suspense>
          )
        }
      />
      <DeleteRectsDialog />
      <PhotographsDialog />
    </>
  )
}
