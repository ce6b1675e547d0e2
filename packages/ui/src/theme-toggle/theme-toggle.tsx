import { ChoiceGroup } from '../choice-group'
import type { IconDrawing } from '../icon'
import { Contrast, Monitor, Moon, Sun } from '../icon/icons'
import { IconSelect } from '../icon-select'
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

export interface ThemeToggleProps {
  /** `menu` in bars; `choices` shows them all. */
  readonly kind?: 'menu' | 'choices' | undefined
}

/** Changes the theme, for now and for the next visit. */
export function ThemeToggle({ kind = 'menu' }: ThemeToggleProps) {
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
    <IconSelect
      label={t('theme')}
      icon={drawings[preference]}
      value={preference}
      onChange={setPreference}
      options={themePreferences.map((value) => ({ value, label: t(wordKeys[value]) }))}
    />
  )
}
