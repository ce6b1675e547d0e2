import { readingToolsMessages } from '@lectern/messages'
import { Drawer, Tabs, useTranslate } from '@lectern/ui'
import { Bookmark, LayoutGrid, List, NotebookPen, Search } from '@lectern/ui/icons'
import { createPortal } from 'react-dom'
import type { KeyboardEvent, RefObject } from 'react'
import { useReaderDispatch, useReaderSelector } from '../connected/use-reader-store'
import { describeKeyPress } from '../shortcuts/describe-key-press'
import { chooseLetters } from '../shortcuts/choose-letters'
import { readShortcut } from '../shortcuts/read-shortcut'
import type { Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { findFirstFocus } from './find-first-focus'
import type { PanelTabId, PanelTabProps } from './panel-tab'
import { panelTabs } from './panel-tabs'
import { SidePanel } from './side-panel'
import * as styles from './reading-panel.css'

const labels = {
  contents: 'panelContents',
  pages: 'panelPages',
  search: 'panelSearch',
  bookmarks: 'panelBookmarks',
  notes: 'panelNotes',
} as const satisfies Readonly<Record<PanelTabId, string>>

const icons = {
  contents: List,
  pages: LayoutGrid,
  search: Search,
  bookmarks: Bookmark,
  notes: NotebookPen,
} as const satisfies Readonly<Record<PanelTabId, unknown>>

export interface ReadingPanelProps extends Omit<PanelTabProps, 'onGo'> {
  readonly isOpen: boolean
  /** The element that had the focus when the reader opened the panel. */
  readonly opener: RefObject<Element | null>
  readonly tab: PanelTabId
  readonly onTab: (tab: PanelTabId) => void
  readonly onClose: () => void
}

/** Shows contents, pages and bookmarks of the book, beside the page or in a drawer over it. */
export function ReadingPanel({ isOpen, isBeside, opener, tab, onTab, onClose, ...props }: ReadingPanelProps) {
  const t = useTranslate(readingToolsMessages)
  const dispatch = useReaderDispatch()
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const onGo = (place: Place) => {
    dispatch(pageTurned({ place, by: 'hand' }))
    if (!isBeside) onClose()
  }
  const onOpenQuiz = (id: string) => {
    if (!isBeside) onClose()
    props.onOpenQuiz(id)
  }
  // The panel's own key closes it before lists in it read the letter, and in a dialog, where the page's keys do nothing.
  const closeByKey = (event: KeyboardEvent) => {
    const press = { ...describeKeyPress(event.nativeEvent), isInDialog: false }
    if (readShortcut(press, { direction: props.book.direction, letters }) !== 'toggle-sidebar') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const offered = panelTabs.filter(({ isOffered }) => isOffered(props))
  const shown = offered.find(({ id }) => id === tab) ?? offered[0]
  if (shown === undefined) return null
  const tabs = (
    <div className={isBeside ? styles.content : styles.contentInDrawer} onKeyDownCapture={closeByKey}>
      <Tabs
        fillsHeight
        look="stacked"
        label={t('panelTabs')}
        value={shown.id}
        onChange={onTab}
        tabs={offered.map(({ id, Content }) => ({
          value: id,
          label: t(labels[id]),
          icon: icons[id],
          content: id === shown.id && <Content {...props} isBeside={isBeside} onGo={onGo} onOpenQuiz={onOpenQuiz} />,
        }))}
      />
    </div>
  )
  if (isBeside) {
    if (!isOpen || props.slots.panel === null) return null
    return createPortal(
      <SidePanel title={t('panelTitle')} opener={opener} onClose={onClose}>
        {tabs}
      </SidePanel>,
      props.slots.panel,
    )
  }
  return (
    <Drawer
      side="start"
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('panelTitle')}
      initialFocus={findFirstFocus}
    >
      {tabs}
    </Drawer>
  )
}
