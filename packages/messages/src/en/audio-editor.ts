/**
 * Texts of the chapter audio editor. To add one, write it here and in `../es/audio-editor.ts` (`tsc` names what is
 * missing), then call `t('yourKey')` with `const t = useTranslate(audioEditorMessages)`. Keys are camelCase and start
 * with their screen; parameters are in braces (`'Page {page}'` → `t('key', { page: 3 })`); a text that depends on a
 * count has plural forms (`{ one: '{count} book', other: '{count} books' }`). The same `t` has the common texts and the
 * result messages.
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
  textChanged: {
    one: '{count} sentence changed since the narration',
    other: '{count} sentences changed since the narration',
  },
  textNotSpoken: 'Not as in the narration',
  textChangedMark: 'changed since the narration',
  narrationStale: 'The narration is out of date',
  narrationStaleText: {
    one: 'The text of page {pages} has changed since it was made.',
    other: 'The text of pages {pages} has changed since it was made.',
  },
  narrationStaleVoice: 'It has another voice, or other settings, than are stored for the chapter.',
  narrationStalePages: 'It speaks pages that are gone, or speaks them in another order.',
  narrationStaleHelp: 'Generate it again: only changed sentences are sent to the voice.',
  lookupsFailed: {
    one: 'The dictionary could not check {count} word that is split across two lines. It may be spoken as two words.',
    other:
      'The dictionary could not check {count} words that are split across two lines. They may be spoken as two words.',
  },

  voicesTitle: 'Voice',
  voicesLead: 'Listen to the voices and choose one.',
  voicesSelected: 'Voice: {name}',
  voicesSearch: 'Search voices',
  voicesNone: 'No voices are available',
  voicesNoneFound: 'No voices match your search',
  voicesAllLanguages: 'Show voices of other languages',
  voicesRecent: 'Recently used',
  voicesTopPicks: 'Top Picks for You',
  voicesPlay: 'Listen to {name}',
  voicesPause: 'Pause {name}',
  voicesPreviewFailed: 'The sample of {name} cannot be played. Try again.',
  voicesFailed: 'The voices could not be loaded',
  voicesStoredMissing: 'The voice that was used before is no longer available. Another one has been chosen.',

  modelsStoredMissing: 'The model that was used before is no longer available. Another one has been chosen.',
  voiceReplaced: 'The voice “{requested}” is not available. “{used}” spoke instead; your choice is kept.',
  modelReplaced: 'The model “{requested}” is not available. “{used}” was used instead; your choice is kept.',
  settingsTitle: 'Voice settings',
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
  modelsFailed: 'The models could not be loaded. The last one you used stays selected.',

  budgetTitle: 'Characters this month',
  budgetAmount: '{used} of {limit}',
  budgetLow: 'Plenty left',
  budgetHigh: 'Running low',
  budgetCritical: 'Almost used up',
  budgetSpent: 'Used up',
  budgetOver: '{count} over the limit',
  budgetReset: 'Resets on {date}',
  budgetUnknown: 'The usage could not be loaded.',

  generate: 'Generate audio',
  generateAgain: 'Generate again',
  generateCost: { one: 'Uses {count} character.', other: 'Uses {count} characters.' },
  generateWarning: 'Once started, this cannot be cancelled.',
  generateNarrated: 'This chapter is narrated',
  generateNarratedBy: 'Narrated by {name}',
  generateListen: 'Listen to the chapter',
  generatePause: 'Pause the chapter',
  generateRunning: 'Generating the narration',
  generateContinue: 'Next: Sync',
  generateReplaceTitle: 'Replace the narration?',
  generateReplaceLead: {
    one: 'This replaces the narration and uses {count} character. It cannot be cancelled.',
    other: 'This replaces the narration and uses {count} characters. It cannot be cancelled.',
  },
  generateLost: {
    one: 'The voice may have been paid for {count} sentence whose sound was lost (characters: {characters}). All other sentences are kept.',
    other:
      'The voice may have been paid for {count} sentences whose sound was lost (characters: {characters}). All other sentences are kept.',
  },
  generateLostAgain: 'Pay for it again',
} as const
