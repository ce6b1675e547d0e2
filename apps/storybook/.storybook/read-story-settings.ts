import { interfaceLocales, pseudoLocales, type InterfaceLocale, type PseudoLocale } from '@lectern/messages'
import {
  textDirections,
  themeNames,
  themePreferences,
  type TextDirection,
  type ThemeName,
  type ThemePreference,
} from '@lectern/ui'
import { partnerColors } from '@lectern/ui/tokens'

interface ToolbarTheme {
  readonly title: string
  readonly preference: ThemePreference
  /** A partner's colour; Lectern's own if missing. */
  readonly accent?: string
}

/** The themes of the toolbar. */
export const toolbarThemes: Readonly<Record<string, ToolbarTheme>> = {
  ...Object.fromEntries(
    themePreferences.map((preference) => [preference, { title: capitalize(preference), preference }]),
  ),
  ...Object.fromEntries(
    Object.entries(partnerColors).flatMap(([name, accent]) =>
      (['dark', 'light'] as const).map((preference) => [
        `${name}-${preference}`,
        { title: `${capitalize(name)} partner, ${preference}`, preference, accent },
      ]),
    ),
  ),
}

/** Default language of the toolbar: English, or mirrored English if the direction is right to left. */
export const languageOfDirection = 'auto'

/** The languages of the toolbar. */
export const languages: Readonly<Record<string, string>> = {
  [languageOfDirection]: 'Automatic',
  en: 'English',
  es: 'Español',
  long: 'Made up: longer words',
  mirrored: 'Made up: right to left',
}

type Globals = Readonly<Record<string, unknown>>

export interface StorySettings {
  readonly theme: ThemeName
  readonly accent: string | null
  readonly direction: TextDirection
  readonly locale: InterfaceLocale
  /** Pseudo-language that replaces the texts of `locale`. */
  readonly pseudo: PseudoLocale | null
}

/** Returns the values of the toolbar, for which Storybook has no type. */
export function readGlobals({ globals = {} }: { readonly globals?: Globals }): Globals {
  return globals
}

/** Returns the values of the toolbar that a story fixes, for which Storybook has no type. */
export function readFixedGlobals(context: object): Globals {
  const fixed: unknown = Reflect.get(context, 'storyGlobals')
  return typeof fixed === 'object' && fixed !== null ? { ...fixed } : {}
}

/**
 * Reads theme, direction and language of a story from the values of the toolbar.
 *
 * @param systemIsDark whether the operating system prefers dark
 * @param fixed values that the story fixes; with a fixed direction it keeps its own texts
 */
export function readStorySettings(globals: Globals, systemIsDark: boolean, fixed: Globals = {}): StorySettings {
  const { preference, accent } = toolbarThemes[String(globals['theme'])] ?? { preference: 'dark' }
  const systemTheme = systemIsDark ? 'dark' : 'light'
  const language = globals['locale']
  const direction = textDirections.find((name) => name === globals['direction']) ?? 'ltr'
  const isMirrored = language === languageOfDirection && direction === 'rtl' && fixed['direction'] === undefined
  const pseudo = isMirrored ? 'mirrored' : (pseudoLocales.find((name) => name === language) ?? null)
  return {
    theme: themeNames.find((name) => name === preference) ?? systemTheme,
    accent: accent ?? null,
    direction: pseudo === 'mirrored' ? 'rtl' : direction,
    locale: interfaceLocales.find((name) => name === language) ?? 'en',
    pseudo,
  }
}

function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
