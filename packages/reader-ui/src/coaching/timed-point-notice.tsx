import { coachingMessages } from '@lectern/messages'
import { Button, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Info } from '@lectern/ui/icons'
import { useMemo } from 'react'
import type { CoachingPoint } from '@lectern/core/book'
import type { ReaderBook } from '../book/reader-book'
import { useReaderSelector } from '../connected/use-reader-store'
import { Notice } from '../listening/notice'
import * as noticeStyles from '../listening/notice.css'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { CoachingBubble } from './read-coaching-bubble'
import { findTimedPoint, listTimedPoints, type TimedPoint } from './timed-points'

export interface TimedPointNoticeProps {
  readonly book: ReaderBook
  readonly slots: ReadingToolsProps['slots']
  readonly read: (point: CoachingPoint) => CoachingBubble
  /** The point whose popup is open; null without one. */
  readonly openId: string | null
  readonly onShow: (timed: TimedPoint) => void
}

/** Offers the coaching point of the present time above the player, while the narration or film plays on. */
export function TimedPointNotice({ book, slots, read, openId, onShow }: TimedPointNoticeProps) {
  const t = useTranslate(coachingMessages)
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const timed = useMemo(() => {
    const chapter = book.chapters.find((each) => each.chapterId === chapterId)
    return chapter === undefined ? [] : listTimedPoints(chapter.pages, book.language)
  }, [book, chapterId])
  const index = useReaderSelector(({ reading }) => findTimedPoint(timed, reading.positionSeconds))
  const now = timed[index]
  const title = now === undefined ? null : read(now.point).title
  const isOffered = now !== undefined && now.point.id !== openId
  return (
    <>
      {isOffered && (
        <Notice slots={slots}>
          <div className={noticeStyles.raised}>
            <Button icon={Info} onClick={() => onShow(now)}>
              {t('coachingShow')}
              {title !== null && (
                <span lang={title.language} dir="auto">
                  {title.text}
                </span>
              )}
            </Button>
          </div>
        </Notice>
      )}
      <VisuallyHidden live="polite">
        {isOffered && (title === null ? t('coachingShow') : <span lang={title.language}>{title.text}</span>)}
      </VisuallyHidden>
    </>
  )
}
