import { audioEditorMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  Heading,
  LoadFailure,
  type PassingCause,
  RetryCountdown,
  Switch,
  useTranslate,
} from '@lectern/ui'
import type { ReactNode } from 'react'
import type { CompleteVoice } from '@lectern/core/book'
import type { Model } from '../settings/model'
import { SettingsPanel } from '../settings/settings-panel'
import type { ResolvedVoice } from '../voices/resolve-voice'
import type { Voice } from '../voices/voice'
import { VoiceList } from '../voices/voice-list'
import { VoiceSummary } from '../voices/voice-summary'
import { useAudioEditor, useAudioEditorState } from './audio-editor-context'
import * as styles from './audio-editor.css'

/** A list that is loaded from the speech provider. */
export interface LoadedList<T> {
  readonly items: readonly T[]
  readonly isLoading: boolean
  readonly isFetching: boolean
  /** Null unless loading failed. */
  readonly failure: ListFailure | null
  readonly refetch: () => unknown
}

export interface ListFailure {
  /** The server's own text, empty if it sent none. */
  readonly reason: string
  /** The passing state that made it fail; null if it is loaded again only on demand. */
  readonly cause: PassingCause | null
  /** Seconds between the failure and the next attempt; null unless one is planned. */
  readonly pauseSeconds: number | null
}

export interface VoiceChoicesProps {
  readonly voices: LoadedList<Voice>
  readonly models: LoadedList<Model>
  readonly resolved: ResolvedVoice
  /** Lets the author hear the chosen voice. */
  readonly hearing: ReactNode
  readonly disabled: boolean
  /** Further choices, below the settings. */
  readonly children: ReactNode
}

/** The voice, the model and the settings of the narration. */
export function VoiceChoices({ voices, models, resolved, hearing, disabled, children }: VoiceChoicesProps) {
  const store = useAudioEditor()
  const t = useTranslate(audioEditorMessages)
  const chosen = useAudioEditorState((state) => state.chosen)
  const showsAll = useAudioEditorState((state) => state.showsAllVoices)
  const recent = useAudioEditorState((state) => state.recentVoices)
  const { voice, listed, isReplaced, isModelReplaced, offered } = resolved
  const model = models.items.find(({ model_id }) => model_id === voice.modelId)
  const change = (next: Partial<CompleteVoice>) => store.send({ kind: 'voice-changed', change: next })
  return (
    // Scrolled by keyboard while all that it holds is disabled.
    <div className={styles.choices} tabIndex={0} role="region" aria-label={t('voicesTitle')}>
      <Heading level={2} size="m">
        {t('voicesTitle')}
      </Heading>
      <VoiceSummary voice={listed} model={model} settings={chosen.voiceSettings}>
        {hearing}
      </VoiceSummary>
      {isReplaced && <Banner tone="warning">{t('voicesStoredMissing')}</Banner>}
      {voices.failure !== null ? (
        <LoadFailure
          level={3}
          title={t('voicesFailed')}
          {...voices.failure}
          retrying={voices.isFetching}
          onRetry={() => void voices.refetch()}
        />
      ) : (
        <VoiceList
          voices={offered}
          loading={voices.isLoading}
          recent={recent}
          voiceId={voice.voiceId}
          disabled={disabled}
          onChoose={(voiceId) => change({ voiceId })}
        />
      )}
      {(showsAll || offered.length < voices.items.length) && (
        <Switch
          label={t('voicesAllLanguages')}
          checked={showsAll}
          onChange={(all) => store.send({ kind: 'all-voices-toggled', showsAll: all })}
        />
      )}
      <Heading level={2} size="m">
        {t('settingsTitle')}
      </Heading>
      {isModelReplaced && <Banner tone="warning">{t('modelsStoredMissing')}</Banner>}
      {models.failure !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="s" busy={models.isFetching} onClick={() => void models.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('modelsFailed')} {models.failure.cause !== null && <RetryCountdown {...models.failure} />}
        </Banner>
      )}
      <SettingsPanel
        models={models.items}
        loading={models.isLoading}
        modelId={voice.modelId}
        settings={chosen.voiceSettings}
        disabled={disabled}
        onModel={(modelId) => change({ modelId })}
        onSettings={(voiceSettings) => change({ voiceSettings })}
      />
      {children}
    </div>
  )
}
