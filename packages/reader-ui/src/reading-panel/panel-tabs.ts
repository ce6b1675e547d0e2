import { bookmarksTab } from '../bookmarks/bookmarks-tab'
import { contentsTab } from './contents-tab/contents-tab'
import { pagesTab } from './pages-tab/pages-tab'
import { notesTab } from '../notes/notes-tab'
import type { PanelTab } from './panel-tab'
import { searchTab } from './search-tab'

/** Tabs of the panel, in order. */
export const panelTabs: readonly PanelTab[] = [contentsTab, pagesTab, searchTab, bookmarksTab, notesTab]
