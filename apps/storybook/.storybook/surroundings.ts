import { interfaceLocales, pseudoLocales, type InterfaceLocale, type PseudoLocale } from '@lectern/messages'
import {
  textDirections,
  themeNames,
  themePreferences,
  type TextDirection,
  type ThemeName,
  type ThemePreference,
} from '@lectern/ui'

/** Partners whose colour is hard: orange, and a yellow that no white word can be read on. */
const partnerColors = { orange: '#fd7e1d', yellow: '#ffeb3b' } as const

interface Look {
  readonly title: string
  readonly preference: ThemePreference
  /** A partner's colour; the house's own where there is none. */
  readonly accent?: string
}

/** What the toolbar offers as a theme. */
export const looks: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(themePreferences.map((preference) => [preference, { title: titled(preference), preference }])),
  ...Object.fromEntries(
    Object.entries(partnerColors).flatMap(([name, accent]) =>
      (['dark', 'light'] as const).map((preference) => [
        `${name}-${preference}`,
        { title: `${titled(name)} partner, ${preference}`, preference, accent },
      ]),
    ),
  ),
}

/** The language that nobody has chosen: English, mirrored with the direction of the toolbar. */
export const languageOfDirection = 'auto'

/** What the toolbar offers as a language. */
export const languages: Readonly<Record<string, string>> = {
  [languageOfDirection]: 'Automatic',
  en: 'English',
  es: 'Español',
  long: 'Made up: longer words',
  mirrored: 'Made up: right to left',
}

type Globals = Readonly<Record<string, unknown>>

export interface Surroundings {
  readonly theme: ThemeName
  readonly accent: string | null
  readonly direction: TextDirection
  readonly locale: InterfaceLocale
  /** The made-up language that stands for `locale`. */
  readonly pseudo: PseudoLocale | null
}

/** What the toolbar says, of which Storybook knows no type. */
export function readGlobals({ globals = {} }: { readonly globals?: Globals }): Globals {
  return globals
}

/** What the story itself fixes of the toolbar, of which its context has no type. */
export function readFixedGlobals(context: object): Globals {
  const fixed: unknown = Reflect.get(context, 'storyGlobals')
  return typeof fixed === 'object' && fixed !== null ? { ...fixed } : {}
}

/**
 * The surroundings that a story is drawn in, from what the toolbar says.
 *
 * @param systemIsDark what the operating system asks for
 * @param fixed what the story itself fixes of it: one that turns round has its own words for that
 */
export function readSurroundings(globals: Globals, systemIsDark: boolean, fixed: Globals = {}): Surroundings {
  const { preference, accent } = looks[String(globals['theme'])] ?? { preference: 'dark' }
  const system = systemIsDark ? 'dark' : 'light'
  const language = globals['locale']
  const direction = textDirections.find((name) => name === globals['direction']) ?? 'ltr'
  const isMirrored = language === languageOfDirection && direction === 'rtl' && fixed['direction'] === undefined
  const pseudo = isMirrored ? 'mirrored' : (pseudoLocales.find((name) => name === language) ?? null)
  return {
    theme: themeNames.find((name) => name === preference) ?? system,
    accent: accent ?? null,
    direction: pseudo === 'mirrored' ? 'rtl' : direction,
    locale: interfaceLocales.find((name) => name === language) ?? 'en',
    pseudo,
  }
}

function titled(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
