import { IconSelect } from '../icon-select'
import { useTranslate } from '../locale/use-translate'
import { themePreferences } from '../theme/theme-preference'
import { useTheme } from '../theme/use-theme'
import { themeIcons } from './theme-icons'

/** Changes the theme, now and for the next visit. For bars; settings show every theme with `ThemeChoice`. */
export function ThemeToggle() {
  const t = useTranslate()
  const { preference, setPreference } = useTheme()
  return (
    <IconSelect
      label={t('theme')}
      icon={themeIcons[preference].icon}
      value={preference}
      onChange={setPreference}
      options={themePreferences.map((value) => ({ value, label: t(themeIcons[value].name) }))}
    />
  )
}
