import { ChoiceGroup } from '../choice-group'
import { useTranslate } from '../locale/use-translate'
import { themePreferences } from '../theme/theme-preference'
import { useTheme } from '../theme/use-theme'
import { themeIcons } from './theme-icons'

/** Shows every theme to choose from, now and for the next visit. For settings; bars have `ThemeToggle`. */
export function ThemeChoice() {
  const t = useTranslate()
  const { preference, setPreference } = useTheme()
  return (
    <ChoiceGroup
      label={t('theme')}
      value={preference}
      onChange={setPreference}
      choices={themePreferences.map((value) => ({
        value,
        label: t(themeIcons[value].name),
        icon: themeIcons[value].icon,
      }))}
    />
  )
}
