/** Texts of the menu of an open book, of full screen and of presenter mode, which are loaded after its first page. */
export const readerMenu = {
  menuMore: 'More',
  menuFullScreen: 'Full screen',
  menuPresent: 'Presenter mode',
  menuTour: 'Take the tour',
  menuReport: 'Report a problem',
  menuFailed: 'This could not be opened. Check your connection, then try again.',
  presenterStarted: 'Presenter mode. Press Escape to leave it.',
  presenterVideoHidden: 'The video is hidden and sounds on.',
  presenterShowVideo: 'Show video',
  presenterHideVideo: 'Hide video',
  presenterLeave: 'Leave presenter mode',
} as const
