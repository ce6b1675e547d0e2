/** Texts that find and replace words of a chapter. */
export const findWords = {
  findOpen: 'Find and replace',
  findTitle: 'Find in this chapter',
  findText: 'Find',
  findReplaceWith: 'Replace with',
  findReplaceHint: 'Words that are not part of a match keep their frames and times.',
  findMatchCase: 'Match case',
  findWholeWords: 'Whole words',
  findNone: 'No matches.',
  findMatches: { one: '{count} match', other: '{count} matches' },
  findHits: 'Matches',
  findHit: 'Page {page}: {text}',
  findMore: 'Only the first {count} are listed. All are replaced.',
  findReplaceOne: 'Replace',
  findReplaceAll: { one: 'Replace {count} match', other: 'Replace all {count} matches' },
  findReplaced: { one: '{count} match replaced.', other: '{count} matches replaced.' },
  findClose: 'Close search',
} as const
