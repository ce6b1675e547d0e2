import { voiceDefaults } from '@lectern/core/book'
import type { VoiceSettings } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Heading, Text, useLocale, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import { listUsableSettings } from '../settings/list-usable-settings'
import type { Model } from '../settings/model'
import { describeVoice } from './describe-voice'
import type { Voice } from './voice'
import * as styles from './voice-summary.css'

export interface VoiceSummaryProps {
  /** Undefined while there is none, or while it is unknown. */
  readonly voice: Voice | undefined
  readonly model: Model | undefined
  readonly settings: Required<VoiceSettings>
  /** Actions on the voice. */
  readonly children?: ReactNode
}

/** The chosen voice with its model and those of its settings that are not the usual ones. */
export function VoiceSummary({ voice, model, settings, children }: VoiceSummaryProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const names = {
    speed: t('settingSpeed'),
    stability: t('settingStability'),
    similarity_boost: t('settingSimilarity'),
    style: t('settingStyle'),
  }
  const numbers = new Intl.NumberFormat(locale)
  const changed = listUsableSettings(model)
    .filter((name) => settings[name] !== voiceDefaults[name])
    .map((name) => t('voiceSummarySetting', { name: names[name], value: numbers.format(settings[name]) }))
  if (voice === undefined) return <Text tone="muted">{t('voicesLead')}</Text>
  const about = describeVoice(voice)
  return (
    <section className={styles.summary} aria-label={t('voiceSummaryTitle')}>
      <div className={styles.about}>
        <Heading level={3} size="s">
          {voice.name}
        </Heading>
        {about !== undefined && (
          <Text size="s" tone="muted">
            {about}
          </Text>
        )}
        <Text size="s" tone="muted">
          {[
            ...(model === undefined ? [] : [model.name]),
            ...(changed.length > 0 ? changed : [t('voiceSummaryStandard')]),
          ].join(' · ')}
        </Text>
      </div>
      {children}
    </section>
  )
}
