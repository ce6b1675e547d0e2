import { ChoiceGroup } from '../choice-group'
import type { IconDrawing } from '../icon'
import { Contrast, Monitor, Moon, Sun } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import { themePreferences, type ThemePreference } from '../theme/theme-preference'
import { useTheme } from '../theme/use-theme'

const drawings: Readonly<Record<ThemePreference, IconDrawing>> = {
  dark: Moon,
  light: Sun,
  system: Monitor,
  contrast: Contrast,
}

const wordKeys = {
  dark: 'themeDark',
  light: 'themeLight',
  system: 'themeSystem',
  contrast: 'themeContrast',
} as const satisfies Readonly<Record<ThemePreference, string>>

function preferenceAfter(preference: ThemePreference): ThemePreference {
  const next = (themePreferences.indexOf(preference) + 1) % themePreferences.length
  return themePreferences[next] ?? preference
}

export interface ThemeToggleProps {
  /** `button` goes to the next theme with each press, `choices` shows them all. */
  readonly kind?: 'button' | 'choices' | undefined
}

/** Changes the theme, for now and for the next visit. */
export function ThemeToggle({ kind = 'button' }: ThemeToggleProps) {
  const t = useTranslate()
  const { preference, setPreference } = useTheme()
  if (kind === 'choices') {
    return (
      <ChoiceGroup
        label={t('theme')}
        value={preference}
        onChange={setPreference}
        choices={themePreferences.map((value) => ({ value, label: t(wordKeys[value]), icon: drawings[value] }))}
      />
    )
  }
  return (
    <IconButton
      icon={drawings[preference]}
      label={`${t('theme')}: ${t(wordKeys[preference])}`}
      onClick={() => setPreference(preferenceAfter(preference))}
    />
  )
}
