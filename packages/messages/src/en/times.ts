/** Texts of the step that gives words their times, and of its player. */
export const times = {
  syncTitle: 'Match words to the voice',
  syncLead: 'Every word gets the time at which it is spoken, so that it is highlighted with the voice.',
  syncByWord: 'Sync by word',
  syncBySentence: 'Sync by sentence',
  syncKind: 'Match',
  syncNoSentences: 'You must generate rects by sentence first.',
  syncPage: 'Only this page',
  syncRunning: 'Matching words and voice',
  syncTimed: 'Timed words',
  syncTimedSentences: 'Timed sentences',
  syncEstimated: { one: '{count} time is estimated', other: '{count} times are estimated' },
  syncPageNotSpoken: 'no spoken words belong to it',
  syncPageNotFound: 'none of the words spoken for it was found on it',
  syncStrayWords: {
    one: '{count} spoken word belongs to no page of this chapter and was left out.',
    other: '{count} spoken words belong to no page of this chapter and were left out.',
  },
  syncReportTitle: 'Not every word was found on page {page}',
  syncReportWord: 'First spoken word without a match: “{word}”.',
  syncReportRect: 'First word without a time: “{word}”.',
  syncReportShow: 'Show it',
  syncFill: 'Estimate the rest',
  syncFillHelp: 'Words between two timed words share the time between them. They are marked as estimated.',
  syncFilled: { one: '{count} time estimated', other: '{count} times estimated' },
  syncContinue: 'Next: Publish',

  tappingNoNarration: 'There is no narration to time the words with yet. Create it in the step Voice.',
  tappingStart:
    'Select the first word and press Space to play. Press Enter or T, or tap the page, as each word begins.',
  tappingCurrent: 'Being spoken: “{word}”. Press Enter or T, or tap the page, as the next one begins.',

  playerLabel: 'Narration',
  playerPlay: 'Play',
  playerPause: 'Pause',
  playerPosition: 'Position',
  playerFailed: 'The narration cannot be played. Reload the page.',
} as const
