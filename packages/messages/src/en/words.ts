/** Texts of the step in which the words or sentences of the pages are found. */
export const words = {
  wordsTitle: 'Find the words',
  wordsLead: 'Lectern reads the page images and puts a frame around every word or sentence.',
  wordsCount: { one: '{count} word', other: '{count} words' },
  wordsWanted: 'Put frames around',
  wordsWantedWords: 'Words',
  wordsWantedSentences: 'Sentences',
  wordsWantedSentencesHelp:
    'Readers see the words of a page; sentences take their place only where it has no words. A page without words gets both. The times of sentences come from the words.',
  wordsRecognise: { one: 'Recognise {count} page', other: 'Recognise {count} pages' },
  wordsRecognisePage: 'Only this page',
  wordsRunning: { one: 'Reading {count} page', other: 'Reading {count} pages' },
  wordsFound: '{words} on {done} of {total} pages.',
  wordsNoText: {
    one: 'Nothing to read was found on page {pages}. If it is a picture, go on; otherwise look for a sharper, straighter image.',
    other:
      'Nothing to read was found on pages {pages}. If they are pictures, go on; otherwise look for sharper, straighter images.',
  },
  wordsDoubtful: { one: '{count} word is doubtful', other: '{count} words are doubtful' },
  wordsNextDoubtful: 'Show the next one',
  wordsHelp: 'Press a word to move or resize its frame, or to mend what was read.',
  wordsContinue: 'Continue to the voice',
  wordsFailed: 'The pages could not be recognised. Try again.',
  wordsFailedBecause: 'The pages could not be recognised: {reason}',
  wordsReplaceTitle: 'Replace the words that are there?',
  wordsReplaceLead: {
    one: 'Page {pages} has words already. Their frames, times and corrections are replaced; undo brings them back.',
    other: 'Pages {pages} have words already. Their frames, times and corrections are replaced; undo brings them back.',
  },
  sentencesReplaceTitle: 'Replace the sentences that are there?',
  sentencesReplaceLead: {
    one: 'Page {pages} has sentences already. Their frames, times and corrections are replaced; undo brings them back.',
    other:
      'Pages {pages} have sentences already. Their frames, times and corrections are replaced; undo brings them back.',
  },
  sentencesLateTitle: 'Put the sentences that were found in place of yours?',
  sentencesLateLead: {
    one: 'Page {pages} was changed here while it was being read. Undo brings your sentences back.',
    other: 'Pages {pages} were changed here while they were being read. Undo brings your sentences back.',
  },
  wordsReplace: 'Recognise again',
  wordsLateTitle: 'Put the words that were found in place of yours?',
  wordsLateLead: {
    one: 'Page {pages} was changed here while it was being read. Undo brings your words back.',
    other: 'Pages {pages} were changed here while they were being read. Undo brings your words back.',
  },
  wordsLateTake: 'Take what was found',
  wordsLateKeep: 'Keep mine',
} as const
