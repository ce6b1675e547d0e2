import { interfaceLocales, readerSettingsMessages } from '@lectern/messages'
import { Select, Stack, ThemeChoice, useLocale, useTranslate } from '@lectern/ui'

/** Language and theme of the interface. */
export function InterfaceSection() {
  const t = useTranslate(readerSettingsMessages)
  const { locale, chooseLocale } = useLocale()
  return (
    <Stack gap="l">
      {chooseLocale !== null && (
        <Select
          label={t('interfaceLanguage')}
          value={locale}
          onChange={chooseLocale}
          options={interfaceLocales.map((value) => ({ value, label: t(`languageName_${value}`), lang: value }))}
        />
      )}
      <ThemeChoice />
    </Stack>
  )
}
