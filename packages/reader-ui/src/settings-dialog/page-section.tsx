import { readerSettingsMessages } from '@lectern/messages'
import { ChoiceGroup, Stack, Switch, useTranslate } from '@lectern/ui'
import { usePreferences } from './use-preferences'

/** Settings of the page and of a book's video. */
export function PageSection() {
  const t = useTranslate(readerSettingsMessages)
  const { preferences, change } = usePreferences()
  return (
    <Stack gap="l">
      <ChoiceGroup
        label={t('settingsPageLayout')}
        value={preferences.pageLayout}
        onChange={(pageLayout) => change({ pageLayout })}
        choices={[
          { value: 'auto', label: t('settingsPageLayoutAuto') },
          { value: 'one', label: t('settingsPageLayoutOne') },
          { value: 'two', label: t('settingsPageLayoutTwo') },
        ]}
      />
      <Switch
        label={t('settingsAutoScroll')}
        checked={preferences.autoScroll}
        onChange={(autoScroll) => change({ autoScroll })}
      />
      <ChoiceGroup
        label={t('settingsScreenLayout')}
        value={preferences.screenLayout}
        onChange={(screenLayout) => change({ screenLayout })}
        choices={[
          { value: 'horizontal', label: t('settingsScreenHorizontal') },
          { value: 'vertical', label: t('settingsScreenVertical') },
        ]}
      />
      <Switch
        label={t('settingsFlipVideo')}
        checked={preferences.flipVideo}
        onChange={(flipVideo) => change({ flipVideo })}
      />
    </Stack>
  )
}
