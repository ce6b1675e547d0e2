/** Texts of the heavy overlays of the design system: questions, the list of shortcuts, the guided tour. */
export const overlays = {
  historyWarningTitle: 'Clear the undo history?',
  historyWarningLead: {
    one: 'The last step can no longer be undone after that.',
    other: 'The last {count} steps can no longer be undone after that.',
  },
  historyWarningConfirm: 'Clear and go on',

  shortcutsTitle: 'Keyboard shortcuts',
  shortcutsSearch: 'Search shortcuts',
  shortcutsFound: { one: '{count} shortcut', other: '{count} shortcuts' },
  shortcutsNone: 'No shortcut fits “{query}”.',
  shortcutsOr: 'or',

  tourPosition: '{step} of {total}',
  tourSkip: 'Skip the tour',

  unsavedChangesTitle: 'Save your changes?',
  unsavedChangesLead: 'What you have changed here is not saved yet.',
  unsavedChangesList: 'Not saved yet:',
  unsavedChangesKeep: 'Keep editing',
} as const
