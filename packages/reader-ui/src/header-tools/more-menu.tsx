import {
  nameLanguage,
  readerMenuMessages,
  readerSettingsMessages,
  readingToolsMessages,
  viewMessages,
} from '@lectern/messages'
import { Menu, useTranslate, type MenuEntry } from '@lectern/ui'
import {
  Bookmark,
  Bug,
  GraduationCap,
  Keyboard,
  Maximize,
  Monitor,
  NotebookPen,
  PanelLeft,
  Search,
  Settings,
  ZoomIn,
} from '@lectern/ui/icons'
import type { ReaderBook } from '../book/reader-book'
import type { MenuTool, ToolPlan } from './plan-tools'

export interface MoreMenuProps {
  readonly plan: ToolPlan
  readonly book: Pick<ReaderBook, 'language' | 'languages'>
  /** Null for a page that cannot be bookmarked. */
  readonly isBookmarked: boolean | null
  readonly isFull: boolean
  /** Keys of tools, as `Kbd` takes them. */
  readonly keys: Readonly<Partial<Record<MenuTool, string | undefined>>>
  readonly onSelect: (tool: Exclude<MenuTool, 'language'>) => void
  readonly onLanguageChoice: (language: string) => void
}

/** Renders the menu of the tools that have no button, and of help. */
export function MoreMenu({ plan, book, isBookmarked, isFull, keys, onSelect, onLanguageChoice }: MoreMenuProps) {
  const t = useTranslate(readerMenuMessages)
  const tTools = useTranslate(readingToolsMessages)
  const tSettings = useTranslate(readerSettingsMessages)
  const tView = useTranslate(viewMessages)
  const looks = {
    contents: { label: tTools('panelOpen'), icon: PanelLeft },
    search: { label: tTools('panelSearch'), icon: Search },
    bookmark: { label: tTools('bookmarkPage'), icon: Bookmark },
    notes: { label: tTools('panelNotes'), icon: NotebookPen },
    view: { label: tView('viewTool'), icon: ZoomIn },
    settings: { label: tSettings('settingsOpen'), icon: Settings },
    'full-screen': { label: t('menuFullScreen'), icon: Maximize },
    presenter: { label: t('menuPresent'), icon: Monitor },
    shortcuts: { label: tTools('bookShortcuts'), icon: Keyboard },
    tour: { label: t('menuTour'), icon: GraduationCap },
    report: { label: t('menuReport'), icon: Bug },
  } as const
  const checked = (tool: MenuTool) => {
    if (tool === 'bookmark') return isBookmarked ?? false
    return tool === 'full-screen' ? isFull : undefined
  }
  const toEntry = (tool: MenuTool): MenuEntry =>
    tool === 'language'
      ? {
          kind: 'choice',
          label: tTools('bookLanguage'),
          value: book.language,
          options: book.languages.map((value) => ({ value, label: nameLanguage(value, value) })),
          onChange: onLanguageChoice,
        }
      : {
          ...looks[tool],
          shortcut: keys[tool],
          checked: checked(tool),
          disabled: tool === 'bookmark' && isBookmarked === null,
          onSelect: () => onSelect(tool),
        }
  const entries = plan.menu.flatMap((group, position): MenuEntry[] => [
    ...(position === 0 ? [] : [{ kind: 'separator' } as const]),
    ...group.map(toEntry),
  ])
  return <Menu look="icon" align="end" label={t('menuMore')} entries={entries} />
}
