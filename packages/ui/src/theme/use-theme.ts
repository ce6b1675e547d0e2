import { useSyncExternalStore } from 'react'
import { readThemePreference, storeThemePreference, subscribeToTheme } from './stored-theme'
import { themeNames, type ThemeName, type ThemePreference } from './theme-preference'

function readThemeName(): ThemeName {
  const drawn = document.documentElement.dataset['theme']
  return themeNames.find((name) => name === drawn) ?? 'dark'
}

export interface ThemeState {
  /** The reader's choice. */
  readonly preference: ThemePreference
  /** The theme that is drawn. */
  readonly theme: ThemeName
  readonly setPreference: (preference: ThemePreference) => void
}

/** Returns the theme and a function that changes it. */
export function useTheme(): ThemeState {
  const preference = useSyncExternalStore(subscribeToTheme, readThemePreference)
  const theme = useSyncExternalStore(subscribeToTheme, readThemeName)
  return { preference, theme, setPreference: storeThemePreference }
}
