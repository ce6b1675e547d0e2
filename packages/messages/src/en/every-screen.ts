/**
 * Common texts that any screen may use. To add one, write it here and in `../es/every-screen.ts`; `tsc` names what is
 * missing. Keys are camelCase, parameters are in braces, a text that depends on a count has plural forms.
 */
export const everyScreen = {
  back: 'Back',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  closeNotification: 'Close notification',
  discard: 'Discard',
  done: 'Done',
  errorTitle: 'Something went wrong',
  interfaceLanguage: 'Interface language',
  languageName_en: 'English',
  languageName_es: 'Español',
  loading: 'Loading…',
  next: 'Next',
  notifications: 'Notifications',
  optional: 'optional',
  retry: 'Try again',
  save: 'Save',
  settings: 'Settings',
  signIn: 'Sign in',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  theme: 'Theme',
  themeContrast: 'High contrast',
  themeDark: 'Dark',
  themeLight: 'Light',
  themeSystem: 'Match system',
  undo: 'Undo',
} as const
