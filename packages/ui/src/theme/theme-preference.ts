/** What a reader may choose. `system` follows the operating system between light and dark. */
export const themePreferences = ['dark', 'light', 'system', 'contrast'] as const
export type ThemePreference = (typeof themePreferences)[number]

/** What is drawn in the end. */
export const themeNames = ['dark', 'light', 'contrast'] as const
export type ThemeName = (typeof themeNames)[number]

export const defaultThemePreference: ThemePreference = 'dark'

/** The key the preference is stored under, locally. */
export const themeStorageKey = 'theme'

/** Reads a stored value; anything that is not a preference counts as none. */
export function parseThemePreference(stored: string | null | undefined): ThemePreference {
  return themePreferences.find((preference) => preference === stored) ?? defaultThemePreference
}

/** @param systemIsDark what the operating system asks for */
export function resolveTheme(preference: ThemePreference, systemIsDark: boolean): ThemeName {
  if (preference !== 'system') return preference
  return systemIsDark ? 'dark' : 'light'
}
