import { interfaceLocales } from '@lectern/messages'
import { Globe } from '../icon/icons'
import { IconSelect } from '../icon-select'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'

/** Changes the language of the interface. Renders nothing when the language cannot be chosen. */
export function LocaleToggle() {
  const t = useTranslate()
  const { locale, chooseLocale } = useLocale()
  if (chooseLocale === null) return null
  return (
    <IconSelect
      label={t('interfaceLanguage')}
      icon={Globe}
      value={locale}
      onChange={chooseLocale}
      options={interfaceLocales.map((value) => ({ value, label: t(`languageName_${value}`), lang: value }))}
    />
  )
}
