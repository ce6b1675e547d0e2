import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { BookSearch } from './create-book-search'

/** The search of the open book, which the panel's tab and the marks on the pages share. */
export interface SearchProps extends ReadingToolsProps {
  /** null until it is first used. */
  readonly search: BookSearch | null
  readonly onSearch: (search: BookSearch) => void
}
