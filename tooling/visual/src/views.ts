/** How every story is looked at, with what the toolbar of the room would say. */
export const views = {
  dark: { theme: 'dark', direction: 'ltr' },
  light: { theme: 'light', direction: 'ltr' },
  rtl: { theme: 'dark', direction: 'rtl', locale: 'en' },
} as const

export type ViewName = keyof typeof views
export const viewNames: readonly ViewName[] = ['dark', 'light', 'rtl']
