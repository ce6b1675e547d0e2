/** The views that each story is drawn in, with the values of Storybook's toolbar. */
export const views = {
  dark: { theme: 'dark', direction: 'ltr', locale: 'auto' },
  light: { theme: 'light', direction: 'ltr', locale: 'auto' },
  rtl: { theme: 'dark', direction: 'rtl', locale: 'en' },
} as const

export type ViewName = keyof typeof views
export const viewNames: readonly ViewName[] = ['dark', 'light', 'rtl']

/** Viewport of a story that fixes no width, in CSS pixels. */
export const usualViewport = { width: 960, height: 640 }
