/** Texts of coaching points, which are loaded with the first page that has some. */
export const coaching = {
  coachingPoint: 'Tip',
  coachingPosition: '{position} of {count}',
  coachingPrevious: 'Previous',
  coachingNext: 'Next',
  coachingSound: 'Sound of this tip',
  coachingSubtitles: 'Subtitles',
  coachingSoundFailed: 'The sound could not be loaded.',
  coachingSubtitlesFailed: 'The subtitles could not be loaded.',
  coachingRetry: 'Try again',
  coachingLink: 'Open the link (opens in a new tab)',
  coachingShow: 'Show tip',
} as const
