/** Texts of the tools that arrange, check and order the words of a page. */
export const pageTools = {
  arrangeTools: 'Arrange the selected frames',
  alignLeft: 'Align left edges',
  alignCentre: 'Align centres',
  alignRight: 'Align right edges',
  alignTop: 'Align top edges',
  alignMiddle: 'Align middles',
  alignBottom: 'Align bottom edges',
  distributeTools: 'Space the selected frames',
  distributeAcross: 'Space evenly across',
  distributeDown: 'Space evenly down',
  copyFrames: { one: 'Copy frame', other: 'Copy {count} frames' },
  pasteFrames: { one: 'Paste {count} copied frame', other: 'Paste {count} copied frames' },
  joinWords: { one: 'Join {count} word', other: 'Join {count} words into one' },
  joinSentences: { one: 'Join {count} sentence', other: 'Join {count} sentences into one' },
  splitWord: { one: 'Split into {count} word', other: 'Split into {count} words' },
  splitHint: 'Type a space where the word should be split.',

  orderShow: 'Show the reading order',
  orderLabel:
    'Reading order. Arrow keys go from number to number; with Shift they move the word earlier or later. Or drag a number onto another.',
  orderNumber: '{number}: {word}',

  checkTitle: 'Check words',
  checkPlace: 'Word {at} of {total}, page {page}',
  checkPicture: 'The word on the page',
  checkWord: 'Recognised as',
  checkRecognised: 'First recognised as “{word}”',
  checkAccept: 'Right',
  checkReturn: 'Back',
  checkSkip: 'Skip',
  checkRemove: 'Not a word',
  checkEnd: 'Finish checking',
  checkDone: { one: '{count} word checked.', other: 'All {count} words checked.' },
  checkHelp:
    'Enter accepts the word. Type to replace it, then press Enter. Backspace goes back, Page Down skips, Delete removes what is not a word, Escape ends.',
} as const
