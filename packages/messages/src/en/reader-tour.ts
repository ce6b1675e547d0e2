/** Texts of the guided tour through an open book. */
export const readerTour = {
  tourTurnTitle: 'Turn the page',
  tourTurnText: 'Use these buttons, the arrow keys or a swipe.',
  tourPlayTitle: 'Listen to the book',
  tourPlayText: 'The voice reads the page and highlights each word. Press a word to hear the book from there.',
  tourContentsTitle: 'Find your way',
  tourContentsText: 'Contents, pages, search, your bookmarks and your notes are here.',
  tourNotesTitle: 'Write notes',
  tourNotesText: 'Your notes are listed here. Touch and hold a word, or right-click it, to write one beside it.',
  tourSettingsTitle: 'Settings',
  tourSettingsText: 'Change the highlight, the page, the language and the keys.',
  tourMoreTitle: 'Help and more',
  tourMoreText: 'Find the keyboard shortcuts, fill the whole screen, take this tour again or report a problem.',
  tourMenuTitle: 'Settings and help',
  tourMenuText: 'The settings, the page view and this tour are in this menu.',
} as const
