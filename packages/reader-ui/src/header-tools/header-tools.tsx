import { readerMenuMessages, readerSettingsMessages, readingToolsMessages } from '@lectern/messages'
import { IconButton, LocaleToggle, ThemeToggle, useTranslate } from '@lectern/ui'
import { Bookmark, Keyboard, Maximize, Minimize, NotebookPen, Settings } from '@lectern/ui/icons'
import { media } from '@lectern/ui/tokens'
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
import { useMediaQuery } from '../reading-panel/use-media-query'
import { useCommand } from '../reading-tools/use-command'
import { findKey } from '../shortcuts/find-key'
import { chooseLetters } from '../shortcuts/choose-letters'
import { tourTarget } from '../tour/tour-targets'
import type { ShownVideo } from '../video/use-shown-video'
import { MoreMenu } from './more-menu'
import { OpenedTools, type OpenedTool } from './opened-tools'
import { planTools, type MenuTool } from './plan-tools'
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

/** Width below which more buttons in the player bar of a frame would leave its slider too short. It grows with the text size. */
const crowdedPlayerQuery = '(width < 60em)'

/** The tools beside the title of the book, or in the player bar of a frame: a few buttons, and a menu with the others. */
export function HeaderTools({ place, hasViewButton, onView, ...props }: HeaderToolsProps) {
  const { book, slots, commands, notes } = props
  const t = useTranslate(readingToolsMessages)
  const tMenu = useTranslate(readerMenuMessages)
  const tSettings = useTranslate(readerSettingsMessages)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const more = useRef<HTMLDivElement>(null)
  const presentation = usePresentation(() => more.current?.querySelector('button')?.focus())
  const bookmark = useBookmarkToggle(book, notes)
  const [opened, setOpened] = useState<OpenedTool | null>(props.address.tutorial === true ? 'tour' : null)
  useCommand(commands, 'show-shortcuts', () => setOpened('shortcuts'))
  useCommand(commands, 'toggle-image', () =>
    presentation.isPresenting ? presentation.leave() : presentation.present(),
  )
  const keyOptions = { direction: book.direction, letters }
  const listKey = findKey('show-shortcuts', keyOptions) ?? undefined
  const isInHeader = slots.toolbar !== null
  const plan = planTools({
    place: isInHeader ? 'header' : 'player',
    isNarrow: useMediaQuery(isInHeader ? media.mobile : crowdedPlayerQuery),
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
          <PanelTool {...props} hasButton={has('contents')} />
          {has('bookmark') && <BookmarkButton bookmark={bookmark} />}
          {has('notes') && (
            <IconButton
              icon={NotebookPen}
              label={t('panelNotes')}
              onClick={() => commands.run('open-notes')}
              {...tourTarget('notes')}
            />
          )}
          <div className={styles.interfaceChoice}>
            <LocaleToggle />
          </div>
          {has('shortcuts') && (
            <IconButton
              icon={Keyboard}
              label={t('bookShortcuts')}
              shortcut={listKey}
              aria-haspopup="dialog"
              onClick={() => setOpened('shortcuts')}
              {...tourTarget('shortcuts')}
            />
          )}
          <div className={styles.interfaceChoice}>
            <ThemeToggle />
          </div>
          {has('full-screen') && (
            <IconButton
              icon={presentation.isFull ? Minimize : Maximize}
              label={tMenu('menuFullScreen')}
              pressed={presentation.isFull ?? false}
              onClick={presentation.toggleFullScreen}
            />
          )}
          {has('settings') && (
            <IconButton
              icon={Settings}
              label={tSettings('settingsOpen')}
              aria-haspopup="dialog"
              onClick={() => setOpened('settings')}
              {...tourTarget('settings')}
            />
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
