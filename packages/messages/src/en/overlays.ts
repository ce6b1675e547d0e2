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

  keyName_Alt: 'Alt',
  keyName_ArrowDown: 'Down arrow',
  keyName_ArrowLeft: 'Left arrow',
  keyName_ArrowRight: 'Right arrow',
  keyName_ArrowUp: 'Up arrow',
  keyName_Backspace: 'Backspace',
  keyName_Command: 'Command',
  keyName_Control: 'Ctrl',
  keyName_Delete: 'Delete',
  keyName_End: 'End',
  keyName_Enter: 'Enter',
  keyName_Escape: 'Esc',
  keyName_Home: 'Home',
  keyName_Option: 'Option',
  keyName_PageDown: 'Page down',
  keyName_PageUp: 'Page up',
  keyName_Shift: 'Shift',
  keyName_Space: 'Space',
  keyName_Tab: 'Tab',

  tourPosition: '{step} of {total}',
  tourSkip: 'Skip the tour',

  unsavedChangesTitle: 'Save your changes?',
  unsavedChangesLead: 'What you have changed here is not saved yet.',
  unsavedChangesList: 'Not saved yet:',
  unsavedChangesKeep: 'Keep editing',
} as const
