/** Texts of the step that detects the words or sentences of the pages. */
export const words = {
  wordsTitle: 'Find the words',
  wordsLead: 'Lectern reads the page images and draws a frame around every word or sentence.',
  wordsCount: { one: '{count} word', other: '{count} words' },
  wordsWanted: 'Detect',
  wordsWantedWords: 'Words',
  wordsWantedSentences: 'Sentences',
  wordsWantedSentencesHelp: 'Highlighting uses words. Sentences are used only on pages without words.',
  wordsRecognise: { one: 'Recognise {count} page', other: 'Recognise {count} pages' },
  wordsRecogniseUnread: {
    one: 'Recognise {count} page without words',
    other: 'Recognise {count} pages without words',
  },
  wordsRecogniseAll: { one: 'All {count} page', other: 'All {count} pages' },
  wordsRecognisePage: 'Only this page',
  wordsRunning: { one: 'Reading {count} page', other: 'Reading {count} pages' },
  wordsFound: '{words} on {done} of {total} pages.',
  wordsNoText: {
    one: "No text found on page {pages}. If it's a picture, carry on; if not, try a sharper scan.",
    other: "No text found on pages {pages}. If they're pictures, carry on; if not, try sharper scans.",
  },
  wordsBarelyRead: {
    one: 'Most of what was read on page {pages} is doubtful. Is its photograph upside down or blurred?',
    other: 'Most of what was read on pages {pages} is doubtful. Are their photographs upside down or blurred?',
  },
  wordsDoubtful: { one: '{count} word to check', other: '{count} words to check' },
  wordsCheck: 'Check',
  wordsHelp: 'Select a word to edit it or adjust its frame.',
  wordsContinue: 'Next: Voice',
  wordsFailed: 'The pages could not be recognised. Try again.',
  wordsFailedBecause: 'The pages could not be recognised: {reason}',
  wordsReplaceTitle: 'Replace existing words?',
  wordsReplaceLead: {
    one: 'Page {pages} already has words. This replaces their frames, timings and corrections. You can undo it.',
    other: 'Pages {pages} already have words. This replaces their frames, timings and corrections. You can undo it.',
  },
  sentencesReplaceTitle: 'Replace existing sentences?',
  sentencesReplaceLead: {
    one: 'Page {pages} already has sentences. This replaces their frames, timings and corrections. You can undo it.',
    other:
      'Pages {pages} already have sentences. This replaces their frames, timings and corrections. You can undo it.',
  },
  sentencesLateTitle: 'Replace your sentences with the recognised ones?',
  sentencesLateLead: {
    one: 'Page {pages} was changed here while it was being read. You can undo this to get your sentences back.',
    other: 'Pages {pages} were changed here while they were being read. You can undo this to get your sentences back.',
  },
  wordsReplace: 'Recognise again',
  wordsLateTitle: 'Replace your words with the recognised ones?',
  wordsLateLead: {
    one: 'Page {pages} was changed here while it was being read. You can undo this to get your words back.',
    other: 'Pages {pages} were changed here while they were being read. You can undo this to get your words back.',
  },
  wordsDeleteAll: 'Delete all words of the chapter',
  wordsDeleteTitle: 'Delete all words of this chapter?',
  wordsDeleteLead:
    'The frames of all words and sentences on all pages are deleted in this language, with their timings and corrections. This is saved at once; you can undo it until you leave the chapter. Other languages keep theirs.',
  wordsDeleteConfirm: 'Delete all words',
  wordsLateTake: 'Replace mine',
  wordsLateKeep: 'Keep mine',
} as const
