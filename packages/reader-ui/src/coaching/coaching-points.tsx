import { usualMarkPixels, type CoachingPoint } from '@lectern/core/book'
import { useCallback, useMemo, useState } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { PageMarks, type OpenedMark } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { CoachingMark } from './coaching-mark'
import { CoachingPopup } from './coaching-popup'
import { listPoints } from './list-points'
import { readCoachingBubble } from './read-coaching-bubble'
import { TimedPointNotice } from './timed-point-notice'

/** Draws the coaching points on the pages, and opens their popups. */
export function CoachingPoints({ book, slots, onRefreshMedia }: ReadingToolsProps) {
  const { stage } = slots
  const { language } = book
  const [opened, setOpened] = useState<OpenedMark | null>(null)
  const read = useMemo(
    () => (point: CoachingPoint) => readCoachingBubble(point, { language, base: document.baseURI }),
    [language],
  )
  const render = useCallback(
    (point: CoachingPoint, { pageId }: ReaderPage, isOpen: boolean) => (
      <CoachingMark
        point={point}
        bubble={read(point)}
        isOpen={isOpen}
        onPress={() => setOpened(isOpen ? null : { pageId, markId: point.id })}
      />
    ),
    [read],
  )
  const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === opened?.pageId)
  const points = page === undefined ? [] : listPoints(page, language)
  const index = points.findIndex(({ id }) => id === opened?.markId)
  const point = points[index]
  return (
    <>
      <PageMarks
        stage={stage}
        book={book}
        name="coaching"
        marksOf={listCoachingPoints}
        usualSize={usualMarkPixels}
        opened={opened}
        render={render}
      />
      <TimedPointNotice
        book={book}
        slots={slots}
        read={read}
        openId={opened?.markId ?? null}
        onShow={(timed) => setOpened({ pageId: timed.pageId, markId: timed.point.id })}
      />
      {page !== undefined && point !== undefined && (
        <CoachingPopup
          pointId={point.id}
          bubble={read(point)}
          anchor={findButton(stage, { pageId: page.pageId, markId: point.id })}
          stage={stage}
          index={index}
          count={points.length}
          onStep={(step) => {
            const next = points[index + step]
            if (next !== undefined) setOpened({ pageId: page.pageId, markId: next.id })
          }}
          onRefreshMedia={onRefreshMedia}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const listCoachingPoints = ({ coachingPoints }: ReaderPage) => coachingPoints

function findButton(stage: HTMLElement | null, { pageId, markId }: OpenedMark): HTMLElement | null {
  const mark = stage?.querySelector(`[data-page="${pageId}"] [data-coaching="${CSS.escape(markId)}"]`)
  return mark?.closest('button') ?? null
}
