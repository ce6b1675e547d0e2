import { readerMenuMessages, readerSettingsMessages, readingToolsMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { Bookmark, Monitor, Settings } from '@lectern/ui/icons'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BookmarkRibbons } from '../bookmarks/bookmark-ribbons'
import { useBookmarkToggle } from '../bookmarks/use-bookmark-toggle'
import type { UsedNotes } from '../notes/use-notes'
import type { SearchProps } from '../book-search/search-props'
import { useReaderSelector } from '../connected/use-reader-store'
import { PresenterMode } from '../presentation/presenter-mode'
import { usePresentation, type UsedPresentation } from '../presentation/use-presentation'
import { PanelTool } from '../reading-panel/panel-tool'
import { useMediaQuery } from '../screen-layout/use-media-query'
import { useCommand } from '../reading-tools/use-command'
import { findKey } from '../shortcuts/command-keys'
import { chooseLetters } from '../shortcuts/choose-letters'
import { tourTarget } from '../tour/tour-targets'
import type { ShownVideo } from '../video/use-shown-video'
import { MoreMenu } from './more-menu'
import { OpenedTools, type OpenedTool } from './opened-tools'
import { planTools, type MenuTool } from './plan-tools'
import { useToolRoom } from './use-tool-room'
import * as styles from './header-tools.css'

export interface HeaderToolsProps extends SearchProps {
  readonly place: HTMLElement
  readonly notes: UsedNotes
  readonly video: ShownVideo
  readonly hasViewButton: boolean
  readonly onView: () => void
  /** Opens a quiz by its id. */
  readonly onOpenQuiz: (id: string) => void
}

/** The tools beside the title of the book, or in the player bar of a frame: a few buttons, and a menu with the others. */
export function HeaderTools({ place, hasViewButton, onView, ...props }: HeaderToolsProps) {
  const { book, slots, commands, notes } = props
  const tMenu = useTranslate(readerMenuMessages)
  const tSettings = useTranslate(readerSettingsMessages)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const more = useRef<HTMLDivElement>(null)
  const presenter = useRef<HTMLDivElement>(null)
  const presentation = usePresentation(() => (presenter.current ?? more.current)?.querySelector('button')?.focus())
  const bookmark = useBookmarkToggle(book, notes)
  const [opened, setOpened] = useState<OpenedTool | null>(props.address.tutorial === true ? 'tour' : null)
  useCommand(commands, 'show-shortcuts', () => setOpened('shortcuts'))
  useCommand(commands, 'toggle-image', () =>
    presentation.isPresenting ? presentation.leave() : presentation.present(),
  )
  const keyOptions = { direction: book.direction, letters }
  const listKey = findKey('show-shortcuts', keyOptions) ?? undefined
  const isInHeader = slots.toolbar !== null
  const room = useToolRoom(isInHeader)
  const isLabelled = isInHeader && (room === 'wide' || room === 'large')
  const plan = planTools({
    place: isInHeader ? 'header' : 'player',
    room,
    isTouch: useMediaQuery('(pointer: coarse)'),
    canFillScreen: presentation.isFull !== null,
    hasViewButton,
    hasLanguages: book.languages.length > 1,
    hasNotes: notes.isAllowed,
  })
  const select = (tool: Exclude<MenuTool, 'language'>) => {
    const opening = runTool(tool, { commands, bookmark, onView, presentation })
    if (opening !== null) setOpened(opening)
  }
  const has = (tool: (typeof plan.buttons)[number]) => plan.buttons.includes(tool)
  return (
    <>
      {createPortal(
        <div className={styles.tools}>
          <PanelTool {...props} buttons={plan.buttons} isLabelled={isLabelled} />
          {has('bookmark') && <BookmarkButton bookmark={bookmark} />}
          {has('settings') && (
            <IconButton
              icon={Settings}
              labelled={isLabelled}
              label={tSettings('settingsOpen')}
              aria-haspopup="dialog"
              onClick={() => setOpened('settings')}
              {...tourTarget('settings')}
            />
          )}
          {has('presenter') && (
            <div ref={presenter}>
              <IconButton
                icon={Monitor}
                labelled={isLabelled}
                label={tMenu('menuPresent')}
                onClick={presentation.present}
              />
            </div>
          )}
          <div ref={more} {...tourTarget('more')}>
            <MoreMenu
              plan={plan}
              book={book}
              isBookmarked={bookmark.isBookmarked}
              isFull={presentation.isFull ?? false}
              keys={{ contents: findKey('toggle-sidebar', keyOptions) ?? undefined, shortcuts: listKey }}
              onSelect={select}
              onLanguageChoice={props.onLanguageChoice}
            />
          </div>
        </div>,
        place,
      )}
      <BookmarkRibbons stage={slots.stage} notes={notes} />
      <OpenedTools book={book} session={props.session} opened={opened} onOpen={setOpened} />
      {presentation.isPresenting && slots.stage !== null && (
        <PresenterMode {...props} stage={slots.stage} onLeave={presentation.leave} />
      )}
    </>
  )
}

function BookmarkButton({ bookmark }: { readonly bookmark: ReturnType<typeof useBookmarkToggle> }) {
  const t = useTranslate(readingToolsMessages)
  return (
    <div className={styles.bookmark} data-on={bookmark.isBookmarked ? '' : undefined}>
      <IconButton
        icon={Bookmark}
        label={t('bookmarkPage')}
        pressed={bookmark.isBookmarked ?? false}
        disabled={bookmark.isBookmarked === null}
        onClick={bookmark.toggle}
      />
    </div>
  )
}

/** Runs a tool of the menu. Returns the dialog that it opens; null for the others. */
function runTool(
  tool: Exclude<MenuTool, 'language'>,
  o: {
    readonly commands: SearchProps['commands']
    readonly bookmark: ReturnType<typeof useBookmarkToggle>
    readonly onView: () => void
    readonly presentation: UsedPresentation
  },
): OpenedTool | null {
  switch (tool) {
    case 'contents':
      o.commands.run('toggle-sidebar')
      return null
    case 'search':
      o.commands.run('open-search')
      return null
    case 'bookmark':
      o.bookmark.toggle()
      return null
    case 'notes':
      o.commands.run('open-notes')
      return null
    case 'view':
      o.onView()
      return null
    case 'full-screen':
      o.presentation.toggleFullScreen()
      return null
    case 'presenter':
      o.presentation.present()
      return null
    default:
      return tool
  }
}
