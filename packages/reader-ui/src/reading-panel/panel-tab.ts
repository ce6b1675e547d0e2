import type { ComponentType } from 'react'
import type { UsedNotes } from '../notes/use-notes'
import type { SearchProps } from '../book-search/search-props'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Place } from '../store/outline'

export const panelTabIds = ['contents', 'pages', 'search', 'bookmarks', 'notes'] as const
export type PanelTabId = (typeof panelTabIds)[number]

export interface PanelTabProps extends SearchProps {
  readonly notes: UsedNotes
  /** Turns to a page. On a narrow screen, where the panel covers the page, it closes. */
  readonly onGo: (place: Place) => void
  /** Opens a quiz by its id. On a narrow screen the panel closes. */
  readonly onOpenQuiz: (id: string) => void
  /** True if the panel is beside the page, false if it covers it. */
  readonly isBeside: boolean
  /**
   * Returns once, after the reader asked for the search, the text that was typed since: the search field takes it and the focus.
   * Null otherwise.
   */
  readonly takeFieldCall: () => string | null
  /** Counts the times that the reader asked for the search by its key. */
  readonly fieldCalls: number
}

/**
 * A tab of the panel. The panel focuses the tab's first field on opening, or its element with `aria-current`, or else the tab
 * itself.
 */
export interface PanelTab {
  readonly id: PanelTabId
  /** Returns false for a book without content for the tab. */
  readonly isOffered: (props: Pick<ReadingToolsProps, 'book' | 'address'>) => boolean
  readonly Content: ComponentType<PanelTabProps>
}
