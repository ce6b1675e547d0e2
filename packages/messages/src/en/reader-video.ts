/** Texts of the video of an open book, which are loaded after its first page. */
export const readerVideo = {
  videoShow: 'Video',
  videoOf: 'Video: {chapter}',
  videoPicture: 'Picture-in-picture',
  videoAway: 'The video plays in its own window.',
  videoBack: 'Bring it back',
  videoNoPicture: 'Picture-in-picture could not be opened. Play the video, then try again.',
} as const
