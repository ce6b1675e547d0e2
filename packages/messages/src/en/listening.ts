/** Texts of the tools for listening: notices of the narration, word menu, sentence mode, repeat, sleep timer, end of a book. */
export const listening = {
  playerTapToStart: 'Tap to start',
  playerNotLoaded: 'The narration could not be loaded.',
  playerNotPlayable: 'This browser cannot play the narration.',
  playerKeepReading: 'You can go on reading without it.',
  playerReturn: 'Return to narration',
  listeningReadHere: 'Read from here',
  listeningSwitchLanguage: 'Switch to {language}',
  listeningPlayFrom: 'Play from “{chapter}”',
} as const
