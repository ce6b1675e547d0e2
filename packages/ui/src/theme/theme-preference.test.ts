import { expect, it } from 'vitest'
import { parseThemePreference, resolveTheme, themePreferences } from './theme-preference'

it('accepts light, dark and system, and is dark when nothing was chosen [UI-013]', () => {
  expect(themePreferences).toEqual(expect.arrayContaining(['light', 'dark', 'system']))
  for (const preference of themePreferences) expect(parseThemePreference(preference)).toBe(preference)
  for (const stored of [null, undefined, '', 'blue', 'DARK']) expect(parseThemePreference(stored)).toBe('dark')
})

it("uses the operating system's theme only when the preference is system", () => {
  expect(resolveTheme('system', true)).toBe('dark')
  expect(resolveTheme('system', false)).toBe('light')
  expect(resolveTheme('light', true)).toBe('light')
  expect(resolveTheme('dark', false)).toBe('dark')
  expect(resolveTheme('contrast', false)).toBe('contrast')
})
