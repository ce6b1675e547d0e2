import { readerMessages } from '@lectern/messages'
import type { Direction } from '@lectern/core/text'
import { useTranslate } from '@lectern/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReaderPage } from '../book/reader-book'
import type { WordHighlights } from '../playback/create-word-highlights'
import { pageScrollerAttribute } from '../playback/scroll-word-into-view'
import { useLateSwipe } from '../page-swipe/use-late-swipe'
import { createTextMeasure } from '../text-layer'
import { PageView, type PartFailure } from './page-view'
import * as styles from './page-stage.css'

export interface PageStageProps {
  /** The visible page and its neighbours, in reading order. */
  readonly pages: readonly ReaderPage[]
  readonly shownPageId: number
  /** Direction in which the book is read. */
  readonly direction: Direction
  /** Called when the reader turns the page with a finger. */
  readonly onTurn: (turn: 'next' | 'previous') => void
  readonly highlights: WordHighlights
  /** Failure of the part of the visible page; null by default. */
  readonly failure?: PartFailure | null
  readonly onWordPress?: ((key: string) => void) | undefined
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

const scroller = { [pageScrollerAttribute]: '' }

/** Shows one page and keeps its neighbours mounted. */
export function PageStage({ pages, shownPageId, direction, onTurn, highlights, failure = null, ...o }: PageStageProps) {
  const t = useTranslate(readerMessages)
  const [measure] = useState(createTextMeasure)
  const stage = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const shownIndex = pages.findIndex(({ pageId }) => pageId === shownPageId)
  useLateSwipe(stage, {
    readBook: () => ({
      direction,
      widthPixels: room.current?.clientWidth ?? 0,
      hasNext: pages[shownIndex + 1] !== undefined,
      hasPrevious: pages[shownIndex - 1] !== undefined,
    }),
    onTurn,
  })
  useLayoutEffect(() => {
    // `scrollIntoView` would scroll the host page too.
    stage.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [shownPageId])
  return (
    // In a small window the page is larger than the stage; the arrow keys scroll it.
    <div ref={stage} className={styles.stage} role="region" aria-label={t('pageStage')} tabIndex={0} {...scroller}>
      <div ref={room} className={styles.room}>
        <div className={styles.deck} dir={direction}>
          {pages.map((page, index) => (
            <PageView
              key={page.pageId}
              page={page}
              beside={index === shownIndex ? null : index < shownIndex ? 'previous' : 'next'}
              measure={measure}
              highlights={highlights}
              failure={page.pageId === shownPageId && page.part !== null ? failure : null}
              {...o}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
