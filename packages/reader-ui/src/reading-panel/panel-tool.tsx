import { readingToolsMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { NotebookPen, PanelLeft, Search } from '@lectern/ui/icons'
import { useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import type { SearchProps } from '../book-search/search-props'
import { useReaderSelector } from '../connected/use-reader-store'
import { findKey } from '../shortcuts/command-keys'
import { chooseLetters } from '../shortcuts/choose-letters'
import { useCommand } from '../reading-tools/use-command'
import { tourTarget } from '../tour/tour-targets'
import type { ButtonTool } from '../header-tools/plan-tools'
import type { PanelTabId, PanelTabProps } from './panel-tab'
import type { ReadingPanelProps } from './reading-panel'
import { useLateImport } from '../reading-tools/use-late-import'
import { useMediaQuery } from '../screen-layout/use-media-query'
import { useCollectedTyping } from './use-collected-typing'
import { useStoredPanel } from './use-stored-panel'

/** Width from which the panel is beside the page; it covers the page in narrower windows. It grows with the text size. */
const besideQuery = '(width >= 56em)'

interface PanelToolProps extends SearchProps, Pick<PanelTabProps, 'notes' | 'onOpenQuiz'> {
  /** Those of its buttons that are on screen; the menu has the others. */
  readonly buttons: readonly ButtonTool[]
  readonly isLabelled: boolean
}

/**
 * Opens the panel with contents, search, bookmarks and notes, which is loaded when it first opens. The button for the contents
 * is on the panel's side of the header.
 */
export function PanelTool({ buttons, isLabelled, ...props }: PanelToolProps) {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const isBeside = useMediaQuery(besideQuery)
  const [stored, store] = useStoredPanel()
  // A sheet covers the page, so that it is never open without a press.
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isOpen = isBeside ? stored.isOpen : isSheetOpen
  /** The element that had the focus when the reader opened the panel; null if it opened automatically. */
  const opener = useRef<Element | null>(null)

  const { collect, takeCollected } = useCollectedTyping()
  const [fieldCalls, setFieldCalls] = useState(0)

  const setIsOpen = (next: boolean, tab = stored.tab) => {
    opener.current = next ? document.activeElement : null
    store({ isOpen: isBeside ? next : stored.isOpen, tab })
    if (!isBeside) setIsSheetOpen(next)
  }
  const isAt = (tab: PanelTabId) => isOpen && stored.tab === tab
  const openSearch = () => {
    collect()
    setFieldCalls(fieldCalls + 1)
    setIsOpen(true, 'search')
  }
  const toggleNotes = () => setIsOpen(!isAt('notes'), 'notes')
  useCommand(props.commands, 'open-search', openSearch)
  useCommand(props.commands, 'open-notes', toggleNotes)
  useCommand(props.commands, 'toggle-sidebar', () => setIsOpen(!isOpen))
  const [Panel, setPanel] = useState<ComponentType<ReadingPanelProps> | null>(null)
  useLateImport(isOpen && Panel === null, {
    load: () => import('./reading-panel'),
    onLoad: ({ ReadingPanel }) => setPanel(() => ReadingPanel),
    onFailure: () => {
      takeCollected()
      setIsOpen(false)
      showToast({ tone: 'critical', message: t('panelFailed') })
    },
  })
  const keyOf = (command: 'toggle-sidebar' | 'open-search') =>
    findKey(command, { direction: props.book.direction, letters }) ?? undefined
  const contents = (
    <IconButton
      icon={PanelLeft}
      followsText
      labelled={isLabelled}
      label={t('panelOpen')}
      shortcut={keyOf('toggle-sidebar')}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      {...tourTarget('contents')}
    />
  )
  const { start } = props.slots
  return (
    <>
      {buttons.includes('contents') && (start === null ? contents : createPortal(contents, start))}
      {buttons.includes('search') && (
        <IconButton
          icon={Search}
          labelled={isLabelled}
          label={t('panelSearch')}
          shortcut={keyOf('open-search')}
          aria-expanded={isAt('search')}
          onClick={() => (isAt('search') ? setIsOpen(false) : openSearch())}
        />
      )}
      {buttons.includes('notes') && (
        <IconButton
          icon={NotebookPen}
          labelled={isLabelled}
          label={t('panelNotes')}
          aria-expanded={isAt('notes')}
          onClick={toggleNotes}
          {...tourTarget('notes')}
        />
      )}
      {Panel !== null && (
        <Panel
          {...props}
          isOpen={isOpen}
          isBeside={isBeside}
          opener={opener}
          takeFieldCall={takeCollected}
          fieldCalls={fieldCalls}
          tab={stored.tab}
          onTab={(tab) => store({ ...stored, tab })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
