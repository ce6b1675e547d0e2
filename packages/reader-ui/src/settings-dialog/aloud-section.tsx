import { syncOffsetMilliseconds } from '@lectern/core/book'
import { readerSettingsMessages } from '@lectern/messages'
import { Slider, Stack, Switch, Text, useTranslate } from '@lectern/ui'
import { usePreferences } from './use-preferences'

const { minimum, maximum } = syncOffsetMilliseconds
const SYNC_STEP = 20

/** Settings of the narration. */
export function AloudSection() {
  const t = useTranslate(readerSettingsMessages)
  const { preferences, change } = usePreferences()
  const describeOffset = (value: number) =>
    value === 0
      ? t('settingsSyncNone')
      : value > 0
        ? t('settingsSyncLater', { milliseconds: value })
        : t('settingsSyncEarlier', { milliseconds: -value })
  return (
    <Stack gap="l">
      <Switch
        label={t('settingsAutoFlip')}
        hint={t('settingsAutoFlipHint')}
        checked={preferences.autoFlip}
        onChange={(autoFlip) => change({ autoFlip })}
      />
      <Switch
        label={t('settingsContinuous')}
        checked={preferences.continuousPlay}
        onChange={(continuousPlay) => change({ continuousPlay })}
      />
      <Switch
        label={t('settingsSentenceMode')}
        checked={preferences.sentenceMode}
        onChange={(sentenceMode) => change({ sentenceMode })}
      />
      <Switch
        label={t('settingsVoiceFollows')}
        hint={t('settingsVoiceFollowsHint')}
        checked={preferences.voiceFollowsPage}
        onChange={(voiceFollowsPage) => change({ voiceFollowsPage })}
      />
      <Slider
        label={t('settingsSync')}
        min={minimum}
        max={maximum}
        step={SYNC_STEP}
        value={Math.round(preferences.syncOffsetSeconds * 1000)}
        onChange={(milliseconds) => change({ syncOffsetSeconds: milliseconds / 1000 })}
        format={describeOffset}
        ends={[t('settingsSyncEarliest'), t('settingsSyncLatest')]}
      />
      <Text size="s" tone="muted">
        {t('settingsSyncHint')}
      </Text>
    </Stack>
  )
}
