import { defaultThemePreference } from './constant-table'

/** The themes that a reader can choose. `system` follows the operating system between light and dark. */
export const themePreferences = ['dark', 'light', 'system', 'contrast'] as const
export type ThemePreference = (typeof themePreferences)[number]

/** The themes that can be drawn. */
export const themeNames = ['dark', 'light', 'contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/** The key of the preference in local storage. */
export const themeStorageKey = 'theme'

/** Parses a stored value. Returns the default for anything that is not a preference. */
export function parseThemePreference(stored: string | null | undefined): ThemePreference {
  return themePreferences.find((preference) => preference === stored) ?? defaultThemePreference
}

/**
 * Returns the theme to draw.
 * @param systemIsDark true when the operating system prefers dark
 */
export function resolveTheme(preference: ThemePreference, systemIsDark: boolean): ThemeName {
  if (preference !== 'system') return preference
  return systemIsDark ? 'dark' : 'light'
}
