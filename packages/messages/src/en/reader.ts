/**
 * Texts of the reader. To add one, write it here and in `../es/reader.ts` (`tsc` names what is
 * missing), then call `t('yourKey')` with `const t = useTranslate(readerMessages)`. Keys are camelCase and start with
 * their screen; parameters are in braces (`'Page {page}'` → `t('key', { page: 3 })`); a text that depends on a count
 * has plural forms (`{ one: '{count} book', other: '{count} books' }`). The same `t` has the common texts.
 */
export const reader = {
  libraryTitle: 'Library',
  failedAdvice: 'Check your connection, then try again.',
  bookBackToLibrary: 'Back to the library',
  bookBackToSite: 'Back to {site}',
  bookLoading: 'Opening the book…',
  bookFailed: 'The book could not be opened',
  bookLanguage: 'Book language',
  pageStage: 'Page of the book',
  pageRegion: 'Page {page}',
  pageImage: 'Page {page} of the book',
  pageFailed: 'This page could not be loaded.',
  pageImageFailed: 'The image of this page could not be loaded.',
  pageImageMissing: 'This page has no image yet.',
  playerRegion: 'Narration',
  playerPlay: 'Play',
  playerPause: 'Pause',
  playerPlaying: 'Playing',
  playerPaused: 'Paused',
  playerWaiting: 'Waiting for the narration…',
  playerPreviousPage: 'Previous page',
  playerNextPage: 'Next page',
  playerPosition: 'Position in the narration',
  playerTimeOf: '{time} of {total}',
  playerSpeed: 'Speed',
  playerSpeedValue: '{rate}×',
  playerPageOf: 'Page {page} of {total}',
  playerPagesOf: 'Pages {page}–{last} of {total}',
  playerCover: 'Cover',
  playerSilent: 'This chapter is not narrated in this language.',
} as const
