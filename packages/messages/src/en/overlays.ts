/** Texts of the design system's large overlays: confirm dialogs, the list of shortcuts, the guided tour. */
export const overlays = {
  confirmAvailableIn: { one: 'Available in {count} second', other: 'Available in {count} seconds' },

  historyWarningTitle: 'Clear the undo history?',
  historyWarningLead: {
    one: 'Undo works only in what is open now, so this clears your last undo step. Saved changes stay.',
    other: 'Undo works only in what is open now, so this clears your last {count} undo steps. Saved changes stay.',
  },
  historyWarningConfirm: 'Clear and continue',

  shortcutsTitle: 'Keyboard shortcuts',
  shortcutsSearch: 'Search shortcuts',
  shortcutsFound: { one: '{count} shortcut', other: '{count} shortcuts' },
  shortcutsNone: 'No shortcuts match “{query}”.',
  shortcutsOr: 'or',

  tourPosition: '{step} of {total}',
  tourSkip: 'Skip the tour',

  unsavedChangesTitle: 'Save your changes?',
  unsavedChangesLead: 'Your changes here are not saved yet.',
  unsavedChangesList: 'Not saved yet:',
  unsavedChangesKeep: 'Keep editing',
} as const
