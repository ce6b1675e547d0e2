/** Texts of the tools of an open book, which are loaded after its first page. They are used with those of `reader.ts`. */
export const readingTools = {
  bookShortcuts: 'Keyboard shortcuts',
  shortcutReading: 'Reading',
  shortcutTogglePlay: 'Play or pause',
  shortcutToggleSidebar: 'Contents, pages and bookmarks',
  panelOpen: 'Contents',
  panelTitle: 'In this book',
  panelTabs: 'Parts of the panel',
  panelFailed: 'This could not be opened. Check your connection, then try again.',
  panelContents: 'Contents',
  panelPages: 'Pages',
  panelSearch: 'Search',
  panelBookmarks: 'Bookmarks',
  contentsPage: 'Page {page}',
  contentsCover: 'Cover',
} as const
