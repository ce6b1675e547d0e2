import { readingToolsMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { PanelLeft } from '@lectern/ui/icons'
import { useCallback, useRef, useState, type ComponentType } from 'react'
import type { SearchProps } from '../book-search/search-props'
import { useReaderSelector } from '../connected/use-reader-store'
import { findKey } from '../shortcuts/find-key'
import { chooseLetters } from '../shortcuts/choose-letters'
import { useCommand } from '../reading-tools/use-command'
import { tourTarget } from '../tour/tour-targets'
import type { PanelTabProps } from './panel-tab'
import type { ReadingPanelProps } from './reading-panel'
import { useLateImport } from '../reading-tools/use-late-import'
import { useMediaQuery } from './use-media-query'
import { useStoredPanel } from './use-stored-panel'

/** Width from which the panel is beside the page; it covers the page in narrower windows. It grows with the text size. */
const besideQuery = '(width >= 56em)'

interface PanelToolProps extends SearchProps, Pick<PanelTabProps, 'notes' | 'onOpenQuiz'> {
  /** False where the menu opens it. */
  readonly hasButton: boolean
}

/** Opens the panel with contents, pages and bookmarks, which is loaded when it first opens. */
export function PanelTool({ hasButton, ...props }: PanelToolProps) {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const isBeside = useMediaQuery(besideQuery)
  const [stored, store] = useStoredPanel()
  // A sheet covers the page, so that it is never open without a press.
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isOpen = isBeside ? stored.isOpen : isSheetOpen
  /** The element that had the focus when the reader opened the panel; null if it opened by itself. */
  const opener = useRef<Element | null>(null)

  const fieldWanted = useRef(false)
  const takeFieldCall = useCallback(() => {
    const isWanted = fieldWanted.current
    fieldWanted.current = false
    return isWanted
  }, [])
  const [fieldCalls, setFieldCalls] = useState(0)

  const setIsOpen = (next: boolean, tab = stored.tab) => {
    opener.current = next ? document.activeElement : null
    store({ isOpen: isBeside ? next : stored.isOpen, tab })
    if (!isBeside) setIsSheetOpen(next)
  }
  useCommand(props.commands, 'open-search', () => {
    fieldWanted.current = true
    setFieldCalls(fieldCalls + 1)
    setIsOpen(true, 'search')
  })
  useCommand(props.commands, 'open-notes', () => setIsOpen(!(isOpen && stored.tab === 'notes'), 'notes'))
  useCommand(props.commands, 'toggle-sidebar', () => setIsOpen(!isOpen))
  const [Panel, setPanel] = useState<ComponentType<ReadingPanelProps> | null>(null)
  useLateImport(isOpen && Panel === null, {
    load: () => import('./reading-panel'),
    onLoad: ({ ReadingPanel }) => setPanel(() => ReadingPanel),
    onFailure: () => {
      setIsOpen(false)
      showToast({ tone: 'critical', message: t('panelFailed') })
    },
  })
  return (
    <>
      {hasButton && (
        <IconButton
          icon={PanelLeft}
          label={t('panelOpen')}
          shortcut={findKey('toggle-sidebar', { direction: props.book.direction, letters }) ?? undefined}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          {...tourTarget('contents')}
        />
      )}
      {Panel !== null && (
        <Panel
          {...props}
          isOpen={isOpen}
          isBeside={isBeside}
          opener={opener}
          takeFieldCall={takeFieldCall}
          fieldCalls={fieldCalls}
          tab={stored.tab}
          onTab={(tab) => store({ ...stored, tab })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
