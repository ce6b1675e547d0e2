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
  tourShortcutsTitle: 'Use the keyboard',
  tourShortcutsText: 'All shortcuts are listed here.',
  tourMoreTitle: 'Help and more',
  tourMoreText: 'Take this tour again, report a problem or fill the whole screen.',
  tourMenuTitle: 'Settings and help',
  tourMenuText: 'The settings, the page view and this tour are in this menu.',
} as const
