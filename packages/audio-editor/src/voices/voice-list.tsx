import { audioEditorMessages } from '@lectern/messages'
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  RadioRow,
  SearchField,
  Skeleton,
  Stack,
  useLocale,
  useTranslate,
  VisuallyHidden,
} from '@lectern/ui'
import { CircleAlert, Pause, Play, Search } from '@lectern/ui/icons'
import { useId, useState } from 'react'
import { describeVoice } from './describe-voice'
import { groupVoices } from './group-voices'
import { searchVoices } from './search-voices'
import { useVoicePreview } from './use-voice-preview'
import type { Voice } from './voice'
import * as styles from './voice-list.css'

export interface VoiceListProps {
  readonly voices: readonly Voice[]
  readonly loading: boolean
  readonly recent: readonly string[]
  readonly voiceId: string
  readonly disabled: boolean
  readonly onChoose: (voiceId: string) => void
}

/** The voices by group, to search, play and choose. */
export function VoiceList({ voices, loading, recent, voiceId, disabled, onChoose }: VoiceListProps) {
  const t = useTranslate(audioEditorMessages)
  const common = useTranslate()
  const { locale } = useLocale()
  const [query, setQuery] = useState('')
  const preview = useVoicePreview()
  const name = useId()
  const labels = { recentlyUsed: t('voicesRecent'), topPicks: t('voicesTopPicks') }
  const groups = searchVoices(groupVoices(voices, { recent, labels, locale }), query, [locale, 'en'])
  return (
    <Stack gap="m">
      <SearchField
        size="s"
        label={t('voicesSearch')}
        placeholder={t('voicesSearch')}
        value={query}
        onChange={setQuery}
      />
      {loading && (
        <div aria-busy>
          <Skeleton lines={4} />
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
        </div>
      )}
      {!loading && groups.length === 0 && (
        <EmptyState
          title={query === '' ? t('voicesNone') : t('voicesNoneFound')}
          icon={Search}
          level={3}
          action={query !== '' && <Button onClick={() => setQuery('')}>{t('clear')}</Button>}
        />
      )}
      <div className={styles.groups} role="radiogroup" aria-label={t('voicesTitle')}>
        {groups.map((group) => (
          <Stack key={group.category} gap="xs">
            <Heading level={3} size="label">
              {group.label}
            </Heading>
            <ul className={styles.list}>
              {group.voices.map((voice) => {
                const playing = preview.playing === voice.voice_id
                const failed = preview.failed.has(voice.voice_id)
                return (
                  <li key={voice.voice_id}>
                    <RadioRow
                      name={`${name}-${group.category}`}
                      label={voice.name}
                      detail={describeVoice(voice)}
                      checked={voice.voice_id === voiceId}
                      disabled={disabled}
                      onChoose={() => onChoose(voice.voice_id)}
                    >
                      <IconButton
                        size="s"
                        icon={failed ? CircleAlert : playing ? Pause : Play}
                        tone={failed ? 'critical' : 'quiet'}
                        label={
                          failed
                            ? t('voicesPreviewFailed', { name: voice.name })
                            : playing
                              ? t('voicesPause', { name: voice.name })
                              : t('voicesPlay', { name: voice.name })
                        }
                        onClick={() => preview.toggle(voice)}
                      />
                    </RadioRow>
                  </li>
                )
              })}
            </ul>
          </Stack>
        ))}
      </div>
    </Stack>
  )
}
