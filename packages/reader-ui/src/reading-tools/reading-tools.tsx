import { rulesOfMode } from '@lectern/core/book'
import { LocaleToggle, ThemeToggle } from '@lectern/ui'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { BookmarkTool } from '../bookmarks/bookmark-tool'
import { useBookmarks } from '../bookmarks/use-bookmarks'
import { LastPlaceTool } from '../last-place/last-place-tool'
import type { BookSearch } from '../book-search/create-book-search'
import { SwipeTool } from '../page-swipe/swipe-tool'
import { ViewTool } from '../page-zoom/view-tool'
import { HighlightLooks } from '../highlight/highlight-looks'
import { PanelTool } from '../reading-panel/panel-tool'
import type { ReadingToolsProps } from './reading-tools-props'
import { ListeningTools } from '../listening/listening-tools'
import { SettingsTool } from '../settings-dialog/settings-tool'
import { SearchTool } from './search-tool'
import { WaysInTools } from '../ways-in/ways-in-tools'
import { ShortcutTool } from './shortcut-tool'
import * as styles from './reading-tools.css'

/** Renders the tools of an open book that the first load does not have. Each tool is one component. */
export function ReadingTools(props: ReadingToolsProps) {
  const { toolbar, player } = props.slots
  const bookmarks = useBookmarks(props)
  const [search, setSearch] = useState<BookSearch | null>(null)
  const place = toolbar ?? player
  const isSimple = rulesOfMode(props.address.mode).chrome === 'simple'
  return (
    // Suspends while the texts of another interface language are loaded.
    <Suspense fallback={null}>
      {place !== null &&
        !isSimple &&
        createPortal(
          <div className={styles.tools}>
            <PanelTool {...props} bookmarks={bookmarks} search={search} onSearch={setSearch} />
            <BookmarkTool {...props} bookmarks={bookmarks} />
            <div className={styles.interfaceChoice}>
              <LocaleToggle />
            </div>
            <ShortcutTool {...props} />
            <div className={styles.interfaceChoice}>
              <ThemeToggle />
            </div>
            <SettingsTool />
          </div>,
          place,
        )}
      {props.address.savesProgress && <LastPlaceTool {...props} />}
      <WaysInTools {...props} />
      <SearchTool {...props} search={search} onSearch={setSearch} />
      <HighlightLooks />
      <SwipeTool {...props} />
      <ViewTool {...props} />
      <ListeningTools {...props} />
    </Suspense>
  )
}
