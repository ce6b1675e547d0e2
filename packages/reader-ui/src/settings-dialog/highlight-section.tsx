import { readerSettingsMessages } from '@lectern/messages'
import { ChoiceGroup, Slider, Stack, useTranslate } from '@lectern/ui'
import { HighlightPreview } from './highlight-preview'
import { OwnColor } from './own-color'
import { usePreferences } from './use-preferences'

/** Percent: a highlight of less is hardly seen. */
const LEAST_OPACITY = 20

/** Settings of the highlight, with a line that shows them. */
export function HighlightSection() {
  const t = useTranslate(readerSettingsMessages)
  const { preferences, change } = usePreferences()
  return (
    <Stack gap="l">
      <HighlightPreview unit={preferences.highlightUnit} />
      <ChoiceGroup
        label={t('settingsUnit')}
        value={preferences.highlightUnit}
        onChange={(highlightUnit) => change({ highlightUnit })}
        choices={[
          { value: 'both', label: t('settingsUnitBoth') },
          { value: 'sentence', label: t('settingsUnitSentence') },
          { value: 'word', label: t('settingsUnitWord') },
        ]}
      />
      <OwnColor
        switchLabel={t('settingsOwnRectColor')}
        label={t('settingsRectColor')}
        value={preferences.rectColor}
        onChange={(rectColor) => change({ rectColor })}
      />
      <OwnColor
        switchLabel={t('settingsOwnWordColor')}
        label={t('settingsWordColor')}
        value={preferences.activeWordColor}
        onChange={(activeWordColor) => change({ activeWordColor })}
      />
      <Slider
        label={t('settingsOpacity')}
        min={LEAST_OPACITY}
        max={100}
        step={10}
        value={Math.round(preferences.highlightOpacity * 100)}
        onChange={(percent) => change({ highlightOpacity: percent / 100 })}
        format={(percent) => `${percent} %`}
      />
    </Stack>
  )
}
