/** Texts on what is out of date in a book: words, narration, times and publication. */
export const outOfDate = {
  syncStale: {
    one: '{count} word has the time of an earlier narration',
    other: '{count} words have times of an earlier narration',
  },
  syncStalePages: {
    one: 'Page {pages}. Sync again to take the new times.',
    other: 'Pages {pages}. Sync again to take the new times.',
  },
  syncByHand: {
    one: '{count} time that was set by hand belongs to an earlier narration',
    other: '{count} times that were set by hand belong to an earlier narration',
  },
  syncByHandLead: 'Listen to them, then decide.',
  syncByHandShow: 'Show the first',
  syncByHandKeep: 'Keep them',
  syncByHandReplace: 'Take the new times',
  syncByHandKept: { one: '{count} time kept', other: '{count} times kept' },
  retimedTitle: 'The words follow the new narration',
  retimedMatched: { one: '{count} word was found in it.', other: '{count} words were found in it.' },
  retimedEstimated: { one: '{count} time is estimated.', other: '{count} times are estimated.' },
  retimedUntimed: { one: '{count} word has no time.', other: '{count} words have no time.' },
  retimedKept: { one: '{count} time set by hand was kept.', other: '{count} times set by hand were kept.' },
  retimedUndo: 'Undo takes everything back in one step.',
  publishStaleTitle: 'Publish although something is out of date?',
  publishStaleLead: 'Readers would get these parts as they are now.',
  publishStaleWords: {
    one: 'Page {pages}: words of an earlier image',
    other: 'Pages {pages}: words of earlier images',
  },
  publishStaleNarration: {
    one: 'Page {pages}: text changed after the narration',
    other: 'Pages {pages}: text changed after the narration',
  },
  publishStaleTimes: {
    one: 'Page {pages}: times of an earlier narration',
    other: 'Pages {pages}: times of an earlier narration',
  },
  publishStaleVoice: 'The narration has another voice than is chosen now',
  publishStaleOrder: 'The narration speaks pages that are gone, or in another order',
  publishStaleConfirm: 'Publish anyway',
  publishStaleCancel: 'Not now',
  guideStale: 'Out of date',
  stripStale: 'out of date',
  wordsStale: {
    one: 'The image of page {pages} was replaced after its words were found',
    other: 'The images of pages {pages} were replaced after their words were found',
  },
  wordsStaleLead: 'The frames may not lie on the words any more.',
  wordsStaleRecognise: 'Find the words again',
  wordsStaleFit: 'They still fit',
} as const
