import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { readVoiceSettings } from '@lectern/core/book'
import type { Rect, Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, ErrorState, Heading, Stack, Switch, Text, useToast, useTranslate } from '@lectern/ui'
import { useMemo, useState } from 'react'
import { BudgetBar } from '../budget/budget-bar'
import { GeneratePanel } from '../generation/generate-panel'
import { findPageSpan } from '../listening/find-page-span'
import { useTrackPlayer } from '../listening/use-track-player'
import { settingsForModel } from '../settings/settings-for-model'
import { SettingsPanel } from '../settings/settings-panel'
import { countCharacters } from '../speech-text/count-characters'
import { giveVoice } from '../speech-text/give-voice'
import { PageTexts } from '../speech-text/page-texts'
import { chooseListed } from '../voices/choose-listed'
import { offerVoices, speaks } from '../voices/offer-voices'
import { readRecentVoices, rememberVoice } from '../voices/recent-voices'
import { VoiceList } from '../voices/voice-list'
import * as styles from './audio-editor.css'
import { useGeneration } from './use-generation'
import { useSpeechText } from './use-speech-text'

/** A page to be spoken. */
export interface AudioEditorPage {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly rects: readonly Rect[]
}

export interface AudioEditorProps {
  readonly session: SessionKeeper
  /** Of this device: the voices used last, and narrations that are being made. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly chapterId: number
  /** The chapter's variation in the language; null while it has none, and nothing can be generated. */
  readonly chapterVariationId: number | null
  readonly language: string
  /** The chapter variation's own settings, as JSON text. */
  readonly voiceSettings: string | null
  /** The chapter's track; null while it has none. */
  readonly audioUrl: string | null
  readonly pages: readonly AudioEditorPage[]
  readonly onGenerated: () => Promise<unknown>
  /** Fetches the link to the track anew; null when there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  /** The way on once there is a narration. */
  readonly onContinue: () => void
}

/** The chapter audio editor: the text, the voice, its settings, and the narration made of them. */
export function AudioEditor(props: AudioEditorProps) {
  const { session, storage, chapterId, language, audioUrl, pages } = props
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const player = useTrackPlayer({
    audioUrl,
    renewTrack: props.renewTrack,
    onFailure: () => toast({ tone: 'critical', message: t('textListenFailed') }),
  })
  const voices = speechApi.useListVoicesQuery()
  const models = speechApi.useListModelsQuery()
  const subscription = speechApi.useGetSubscriptionQuery()
  // By a call of its own: this one may end when the screen that asked for it is gone.
  const [fetchSubscription] = speechApi.useLazyGetSubscriptionQuery()
  const [showsAll, setShowsAll] = useState(false)
  const [recent] = useState(() => readRecentVoices(storage))
  const [chosen, setChosen] = useState(() => readVoiceSettings(props.voiceSettings))
  const { state, generate } = useGeneration({
    session,
    storage,
    chapterId,
    chapterVariationId: props.chapterVariationId,
    language,
    onGenerated: async () => {
      await props.onGenerated()
      await fetchSubscription()
    },
  })

  const known = voices.data?.voices ?? []
  const speaking = known.toSorted((a, b) => Number(speaks(b, language)) - Number(speaks(a, language)))
  const offered = offerVoices(known, { language, storedId: chosen.voiceId, all: showsAll })
  const speaker = chooseListed(
    chosen.voiceId,
    voices.data === undefined ? null : speaking.map((voice) => voice.voice_id),
  )
  const voiceId = speaker.id ?? ''
  const modelId = chooseListed(chosen.modelId, models.data?.map((model) => model.model_id) ?? null).id ?? chosen.modelId
  const canUseStyle = models.data?.find((model) => model.model_id === modelId)?.can_use_style === true
  const { stability, similarity_boost, style, speed } = chosen.voiceSettings
  const voice = useMemo<Voice>(
    () => ({
      voiceId,
      modelId,
      voiceSettings: settingsForModel({ stability, similarity_boost, style, speed }, { canUseStyle }),
    }),
    [voiceId, modelId, stability, similarity_boost, style, speed, canUseStyle],
  )
  const text = useSpeechText({ pages, language })
  const spoken = useMemo(() => giveVoice(text.pages, voice), [text.pages, voice])
  const characters = countCharacters(spoken)
  const running = state.kind === 'running'
  const selected = known.find((candidate) => candidate.voice_id === voiceId)

  const narratorId = readVoiceSettings(props.voiceSettings).voiceId
  const narrator = known.find((candidate) => candidate.voice_id === narratorId)?.name

  const narrationOf = (pageVariationId: number, rects: readonly Rect[]) => {
    const span = audioUrl === null ? null : findPageSpan(rects)
    return (
      span && {
        playing: player.playing === pageVariationId,
        onToggle: () => player.toggle(pageVariationId, span),
      }
    )
  }

  return (
    <div className={styles.editor}>
      <div className={styles.texts} tabIndex={0} role="region" aria-label={t('textTitle')}>
        <PageTexts
          building={text.building}
          language={language}
          pages={pages.map(({ pageVariationId, pageNumber, rects }) => ({
            pageVariationId,
            pageNumber,
            narration: narrationOf(pageVariationId, rects),
            text:
              spoken
                .find((page) => page.pageVariationId === pageVariationId)
                ?.textSegments.map((segment) => segment.text)
                .join('') ?? '',
          }))}
        />
      </div>
      <section className={styles.side} aria-label={t('audioEditorTitle')}>
        <div className={styles.choices}>
          <Stack gap="xs">
            <Heading level={2} size="m">
              {t('voicesTitle')}
            </Heading>
            <Text size="s" tone="muted">
              {selected === undefined ? t('voicesLead') : t('voicesSelected', { name: selected.name })}
            </Text>
          </Stack>
          {speaker.isMissing && known.length > 0 && <Banner tone="warning">{t('voicesStoredMissing')}</Banner>}
          {voices.isError ? (
            <ErrorState
              level={3}
              message={isApiFailure(voices.error) && voices.error.msg !== '' ? voices.error.msg : t('voicesFailed')}
              onRetry={() => void voices.refetch()}
            />
          ) : (
            <VoiceList
              voices={offered}
              loading={voices.isLoading}
              recent={recent}
              voiceId={voiceId}
              disabled={running}
              onChoose={(id) => setChosen((before) => ({ ...before, voiceId: id }))}
            />
          )}
          {(showsAll || offered.length < known.length) && (
            <Switch label={t('voicesAllLanguages')} checked={showsAll} onChange={setShowsAll} />
          )}
          <Heading level={2} size="m">
            {t('settingsTitle')}
          </Heading>
          {models.isError && (
            <Banner
              tone="warning"
              action={
                <Button size="s" busy={models.isFetching} onClick={() => void models.refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('modelsFailed')}
            </Banner>
          )}
          <SettingsPanel
            models={models.data ?? []}
            loading={models.isLoading}
            modelId={modelId}
            settings={chosen.voiceSettings}
            disabled={running}
            onModel={(id) => setChosen((before) => ({ ...before, modelId: id }))}
            onSettings={(settings) => setChosen((before) => ({ ...before, voiceSettings: settings }))}
          />
        </div>
        <div className={styles.foot}>
          <BudgetBar subscription={subscription.data ?? null} failed={subscription.isError} />
          {text.unsure > 0 && (
            <Banner
              tone="warning"
              action={
                <Button size="s" busy={text.building} onClick={text.retry}>
                  {t('retry')}
                </Button>
              }
            >
              {t('textUnsure', { count: text.unsure })}
            </Banner>
          )}
          <GeneratePanel
            state={state}
            characters={characters}
            building={text.building}
            canGenerate={voiceId !== ''}
            replaces={audioUrl !== null}
            listening={{ playing: player.playing === 'chapter', onToggle: () => player.toggle('chapter', null) }}
            narrator={narrator}
            onGenerate={() => {
              rememberVoice(storage, voiceId)
              generate(voice, spoken)
            }}
            onContinue={audioUrl !== null ? props.onContinue : null}
          />
        </div>
      </section>
    </div>
  )
}
