import { readingToolsMessages } from '@lectern/messages'
import { Tree, useTranslate } from '@lectern/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useReaderSelector } from '../../connected/use-reader-store'
import { QuizList } from '../../quiz/quiz-list'
import { scrollToCurrent } from '../scroll-to-current'
import type { PanelTabProps } from '../panel-tab'
import { findContentsPlace, listContents, toChapterId, toContentsId } from './list-contents'

/** Shows the chapters of the book and their pages, with the current one marked and in view. */
export function ContentsTree({ book, session, onGo, onOpenQuiz }: PanelTabProps) {
  const t = useTranslate(readingToolsMessages)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const chapterId = shown === null ? null : toChapterId(shown.chapterId)
  const pageId = shown === null ? null : toContentsId(shown)
  const nodes = useMemo(() => listContents(book, t), [book, t])

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set())
  const [followed, setFollowed] = useState<string | null>(null)
  if (chapterId !== null && followed !== chapterId) {
    setFollowed(chapterId)
    setExpanded(new Set([...expanded, chapterId]))
  }
  const isChapterClosed = chapterId !== null && nodes.some(({ id }) => id === chapterId) && !expanded.has(chapterId)
  const selected = isChapterClosed ? chapterId : pageId
  useEffect(() => {
    if (frame.current !== null) scrollToCurrent(frame.current)
  }, [pageId])
  return (
    <div ref={frame}>
      <Tree
        label={t('panelContents')}
        nodes={nodes}
        selected={selected}
        marksPlace
        onSelect={(id) => {
          const place = findContentsPlace(book, id)
          if (place !== null) onGo(place)
        }}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
      <QuizList book={book} session={session} onOpen={onOpenQuiz} />
    </div>
  )
}
