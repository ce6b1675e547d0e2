/** Texts of the tools that arrange, check and order the words of a page. */
export const pageTools = {
  arrangeTools: 'Arrange the selected frames',
  alignLeft: 'Align left edges',
  alignCentre: 'Align centres',
  alignRight: 'Align right edges',
  alignTop: 'Align top edges',
  alignMiddle: 'Align middles',
  alignBottom: 'Align bottom edges',
  distributeAcross: 'Space evenly across',
  distributeDown: 'Space evenly down',
  copyFrames: { one: 'Copy frame', other: 'Copy {count} frames' },
  pasteFrames: { one: 'Paste {count} copied frame', other: 'Paste {count} copied frames' },
  joinWords: { one: 'Join {count} word', other: 'Join {count} words into one' },
  joinSentences: { one: 'Join {count} sentence', other: 'Join {count} sentences into one' },
  splitWord: { one: 'Split into {count} word', other: 'Split into {count} words' },
  splitHint: 'Type a space where the word should be split.',
} as const
