/**
 * Texts of the chapter audio editor. To add one: write it here and in `../es/audio-editor.ts` (`tsc` names what is missing), then
 * `const t = useTranslate(audioEditorMessages)` and `t('yourKey')`. Keys are camelCase and start with the screen they belong
 * to; parameters stand in braces (`'Page {page}'` → `t('key', { page: 3 })`); a text that counts is
 * `{ one: '{count} book', other: '{count} books' }`. The words of `everyScreen` and `errors` answer to the same `t`.
 */
export const audioEditor = {
  audioEditorTitle: 'Chapter audio',

  textTitle: 'What the voice will say',
  textLead: 'The text of every page, in the order in which it is read.',
  textPage: 'Page {page}',
  textWords: { one: '{count} word', other: '{count} words' },
  textListen: 'Listen to page {page}',
  textPause: 'Pause page {page}',
  textListenFailed: 'The narration cannot be played. Check your connection and try again.',
  textPageId: 'Page variation {id}',
  textUnsure: {
    one: 'The dictionary did not answer about {count} word that is cut at the end of a line: it may be read in two parts.',
    other:
      'The dictionary did not answer about {count} words that are cut at the end of a line: they may be read in two parts.',
  },

  voicesTitle: 'Voice',
  voicesLead: 'Listen to the voices and choose one.',
  voicesSelected: '{name} reads this chapter.',
  voicesSearch: 'Search voices',
  voicesNone: 'No voices are available',
  voicesNoneFound: 'No voice fits the search',
  voicesAllLanguages: 'Show voices of other languages',
  voicesRecent: 'Recently used',
  voicesTopPicks: 'Top Picks for You',
  voicesPlay: 'Listen to {name}',
  voicesPause: 'Pause {name}',
  voicesPreviewFailed: 'The sample of {name} cannot be played. Try again.',
  voicesFailed: 'The voices could not be loaded.',
  voicesStoredMissing: 'The voice that was used before is no longer available. Another one has been chosen.',

  settingsTitle: 'Manner of speaking',
  settingSpeed: 'Speed',
  settingSlower: 'Slower',
  settingFaster: 'Faster',
  settingStability: 'Stability',
  settingLively: 'More lively',
  settingSteady: 'More even',
  settingSimilarity: 'Similarity',
  settingStyle: 'Style exaggeration',
  settingLow: 'Low',
  settingHigh: 'High',
  modelLabel: 'Model',
  modelChange: 'Change',
  modelTitle: 'Choose a model',
  modelMoreLanguages: '+{count} more',
  modelCheaper: '{percent} cheaper',
  modelDearer: '{percent} more expensive',
  modelCurrent: 'In use',
  modelUse: 'Use {name}',
  modelsFailed: 'The models could not be loaded. The one that was used last is kept.',

  budgetTitle: 'Characters this month',
  budgetAmount: '{used} of {limit}',
  budgetLow: 'Plenty left',
  budgetHigh: 'Running low',
  budgetCritical: 'Almost used up',
  budgetSpent: 'Used up',
  budgetOver: '{count} over the limit',
  budgetReset: 'Starts again on {time}',
  budgetUnknown: 'The usage could not be loaded.',

  generate: 'Generate audio',
  generateAgain: 'Generate again',
  generateCost: { one: '{count} character will be spoken.', other: '{count} characters will be spoken.' },
  generateWarning: 'Once started, this cannot be cancelled.',
  generateNarrated: 'This chapter is narrated',
  generateNarratedBy: 'Narrated by {name}',
  generateListen: 'Listen to the chapter',
  generatePause: 'Pause the chapter',
  generateRunning: 'The voice is reading the chapter',
  generateContinue: 'Continue to sync',
  generateReplaceTitle: 'Replace the narration that is there?',
  generateReplaceLead: {
    one: 'The chapter has a narration already. {count} character is spoken anew and takes its place. This cannot be cancelled.',
    other:
      'The chapter has a narration already. {count} characters are spoken anew and take its place. This cannot be cancelled.',
  },
} as const
