import type { CoachingPoint } from '@lectern/core/book'
import { useCallback, useMemo, useState } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { PageMarks } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { CoachingMark } from './coaching-mark'
import { CoachingPopup } from './coaching-popup'
import { listPoints, usualSize } from './list-points'
import { readCoachingBubble } from './read-coaching-bubble'
import { TimedPointNotice } from './timed-point-notice'

interface OpenedPoint {
  readonly pageId: number
  readonly pointId: string
}

/** Draws the coaching points on the pages, and opens their popups. */
export function CoachingPoints({ book, slots, onRefreshMedia }: ReadingToolsProps) {
  const { stage } = slots
  const { language } = book
  const [opened, setOpened] = useState<OpenedPoint | null>(null)
  const read = useMemo(
    () => (point: CoachingPoint) => readCoachingBubble(point, { language, base: document.baseURI }),
    [language],
  )
  const render = useCallback(
    (point: CoachingPoint, { pageId }: ReaderPage) => {
      const isOpen = opened?.pageId === pageId && opened.pointId === point.id
      return (
        <CoachingMark
          point={point}
          bubble={read(point)}
          isOpen={isOpen}
          onPress={() => setOpened(isOpen ? null : { pageId, pointId: point.id })}
        />
      )
    },
    [read, opened],
  )
  const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === opened?.pageId)
  const points = page === undefined ? [] : listPoints(page, language)
  const index = points.findIndex(({ id }) => id === opened?.pointId)
  const point = points[index]
  return (
    <>
      <PageMarks
        stage={stage}
        book={book}
        name="coaching"
        marksOf={listCoachingPoints}
        usualSize={usualSize}
        render={render}
      />
      <TimedPointNotice
        book={book}
        slots={slots}
        read={read}
        openId={opened?.pointId ?? null}
        onShow={(timed) => setOpened({ pageId: timed.pageId, pointId: timed.point.id })}
      />
      {page !== undefined && point !== undefined && (
        <CoachingPopup
          pointId={point.id}
          bubble={read(point)}
          anchor={findButton(stage, { pageId: page.pageId, pointId: point.id })}
          stage={stage}
          index={index}
          count={points.length}
          onStep={(step) => {
            const next = points[index + step]
            if (next !== undefined) setOpened({ pageId: page.pageId, pointId: next.id })
          }}
          onRefreshMedia={onRefreshMedia}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const listCoachingPoints = ({ coachingPoints }: ReaderPage) => coachingPoints

function findButton(stage: HTMLElement | null, { pageId, pointId }: OpenedPoint): HTMLElement | null {
  const mark = stage?.querySelector(`[data-page="${pageId}"] [data-coaching="${CSS.escape(pointId)}"]`)
  return mark?.closest('button') ?? null
}
