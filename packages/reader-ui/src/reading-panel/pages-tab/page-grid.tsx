import { readingToolsMessages } from '@lectern/messages'
import { Button, Text, useLocale, useTranslate } from '@lectern/ui'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useSpreadSize } from '../../connected/use-spread-size'
import { useReaderSelector } from '../../connected/use-reader-store'
import { findSpread } from '../../store/find-spread'
import type { PanelTabProps } from '../panel-tab'
import { scrollToCurrent } from '../scroll-to-current'
import { chooseFirstPages } from './choose-first-pages'
import { listThumbnails } from './list-thumbnails'
import { PageButton } from './page-button'
import { stepInGrid } from './step-in-grid'
import { useThumbnails } from './use-thumbnails'
import * as styles from './page-grid.css'

/** Shows the thumbnails of all pages. One of them is a tab stop; the arrow keys move between them. */
export function PageGrid({ book, session, onGo }: PanelTabProps) {
  const t = useTranslate(readingToolsMessages)
  const { direction } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const shownId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const { thumbnails, hasFailed, reload } = useThumbnails(book, session)
  const pages = useMemo(() => listThumbnails(book, thumbnails), [book, thumbnails])
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const tabStopId = focusedId ?? shownId ?? pages[0]?.pageId
  // Opens at once however long the book is; the other pages follow while the browser has time.
  const isFilled = useDeferredValue(true, false)
  const shownIndex = pages.findIndex(({ pageId }) => pageId === shownId)
  const spread = findSpread(shownIndex, useSpreadSize(book), pages.length)
  const shownIds = spread === null ? [] : pages.slice(...spread).map(({ pageId }) => pageId)
  const rendered = isFilled ? pages : pages.slice(...chooseFirstPages(shownIndex, pages.length))
  useLayoutEffect(() => {
    if (list.current !== null) scrollToCurrent(list.current)
  }, [shownId, isFilled])

  const latestGo = useRef(onGo)
  useLayoutEffect(() => {
    latestGo.current = onGo
  })
  // The same function for ever, so that a button renders only for its own changes.
  const go = useCallback((chapterId: number, pageId: number) => latestGo.current({ chapterId, pageId }), [])
  const moveFocus = useCallback(
    (event: KeyboardEvent) => {
      if (list.current === null) return
      const buttons = [...list.current.querySelectorAll<HTMLElement>('[data-page-id]')]
      const from = buttons.findIndex((button) => button === document.activeElement)
      if (event.ctrlKey || event.metaKey || event.altKey || from < 0) return
      const secondRow = buttons.findIndex(({ offsetTop }) => offsetTop !== buttons[0]?.offsetTop)
      const columns = secondRow < 0 ? buttons.length : secondRow
      const to = stepInGrid(event.key, from, { count: buttons.length, columns, isMirrored: direction === 'rtl' })
      if (to === null) return
      event.preventDefault()
      buttons[to]?.focus()
    },
    [direction],
  )
  return (
    <>
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <Text size="s">{t('pagesFailed')}</Text>
          <Button size="s" onClick={reload}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div ref={list} role="group" aria-label={t('panelPages')} className={styles.grid}>
        {rendered.map((page) => (
          <PageButton
            key={`${page.chapterId}/${page.pageId}`}
            {...page}
            isCurrent={shownIds.includes(page.pageId)}
            isTabStop={page.pageId === tabStopId}
            onPress={go}
            onFocus={setFocusedId}
            onKey={moveFocus}
          />
        ))}
      </div>
    </>
  )
}
