import type { PanelTab } from '../panel-tab'
import { offersThumbnails } from './offers-thumbnails'
import { PageGrid } from './page-grid'

/** Thumbnails of all pages, in a book that has some. */
export const pagesTab: PanelTab = { id: 'pages', isOffered: ({ book }) => offersThumbnails(book), Content: PageGrid }
