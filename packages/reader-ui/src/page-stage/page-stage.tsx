import { readerMessages } from '@lectern/messages'
import type { Direction } from '@lectern/core/text'
import { useTranslate } from '@lectern/ui'
import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { WordHighlights } from '../playback/create-word-highlights'
import { pageScrollerAttribute } from '../playback/scroll-word-into-view'
import { createTextMeasure } from '../text-layer'
import type { PageSpread } from './page-spread'
import { PageView, type PartFailure } from './page-view'
import { useLateNeighbours } from './use-late-neighbours'
import * as styles from './page-stage.css'
import { pagesAcross } from './page-view.css'

export interface PageStageProps {
  /** The visible pages and their neighbours, in reading order. */
  readonly spreads: readonly PageSpread[]
  /** The visible page at which the reader is. */
  readonly shownPageId: number | null
  /** Direction in which the book is read. */
  readonly direction: Direction
  /** Element that scrolls over the page. */
  readonly stageRef?: Ref<HTMLElement>
  readonly highlights: WordHighlights
  /** Failure of the part of the visible page; null by default. */
  readonly failure?: PartFailure | null
  readonly onWordPress?: ((key: string) => void) | undefined
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

const scroller = { [pageScrollerAttribute]: '' }

/** Shows the pages of a place and keeps their neighbours mounted. */
export function PageStage({ spreads, shownPageId, direction, stageRef, failure = null, ...o }: PageStageProps) {
  const t = useTranslate(readerMessages)
  const [measure] = useState(createTextMeasure)
  const stage = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(stageRef, () => stage.current)
  const drawn = useLateNeighbours(spreads)
  const firstPageId = spreads.find(({ place }) => place === 'shown')?.pages[0]?.pageId
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    // It lays out the turned page at once, a second time beside the frame's own layout.
    if (!isScrolled.current) return
    isScrolled.current = false
    // `scrollIntoView` would scroll the host page too.
    stage.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [firstPageId])
  return (
    // In a small window the page is larger than the stage; the arrow keys scroll it. Scroll offsets count from the left.
    <div
      ref={stage}
      className={styles.stage}
      dir="ltr"
      role="region"
      aria-label={t('pageStage')}
      tabIndex={0}
      onScroll={() => {
        isScrolled.current = true
      }}
      {...scroller}
    >
      <div className={styles.sizer}>
        <div className={styles.layoutBox}>
          <div className={styles.deck} dir={direction}>
            {drawn.map(({ pages, place }) => (
              <div key={pages[0]?.pageId} className={styles.spread} style={across(pages.length)} data-spread={place}>
                {pages.map((page) => {
                  const isHere = page.pageId === shownPageId
                  return (
                    <PageView
                      key={page.pageId}
                      page={page}
                      isHere={isHere}
                      isVisible={place === 'shown'}
                      measure={measure}
                      failure={isHere && page.part !== null ? failure : null}
                      {...o}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

const across = (pages: number): CSSProperties & Record<typeof pagesAcross, number> => ({ [pagesAcross]: pages })
