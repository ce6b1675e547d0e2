import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { readVoiceSettings } from '@lectern/core/book'
import type { ChapterStaleness } from '@lectern/core/staleness'
import type { Rect } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { AudioEditorProvider } from '../editor-screen/audio-editor-context'
import * as styles from '../editor-screen/audio-editor.css'
import type { AudioEditorStore } from '../editor/create-audio-editor'
import type { AudioEditorState } from '../editor/editor-state'
import { isBusy } from '../editor/is-busy'
import { dictionaryId } from '../dictionaries/choose-dictionaries'
import { DictionaryPicker } from '../dictionaries/dictionary-picker'
import { NarrationFooter } from '../editor-screen/narration-footer'
import { StaleNarration } from '../editor-screen/stale-narration'
import { createSpokenPageCache, speakPages, useSpokenText } from '../editor-screen/use-spoken-text'
import { NarrationText } from '../editor-screen/narration-text'
import { VoiceChoices, type LoadedList } from '../editor-screen/voice-choices'
import { RecordingEntry } from '../importing/recording-entry'
import { useTrackPlayer } from '../listening/use-track-player'
import { WaveformPanel } from '../listening/waveform-panel'
import { CharacterVoice, type GivenVoice } from '../parts/character-voice'
import { HearVoice } from '../parts/hear-voice'
import { LockSentences } from '../parts/lock-sentences'
import { RegenerateSelection } from '../parts/regenerate-selection'
import { SelectionTools } from '../parts/selection-tools'
import { sortLocks } from '../parts/sentence-locks'
import { SentenceTakes } from '../takes/sentence-takes'
import { resolveVoice } from '../voices/resolve-voice'
import { listPagesToAlign } from '../track/list-pages-to-align'
import { IgnoredRules } from './ignored-rules'
import { useAudioEditorStore } from './use-audio-editor-store'
import { useSettledText } from './use-settled-text'
import { useSpokenChapter } from './use-spoken-chapter'
import { useReportUnsentEdits, type UnsentEdits } from './use-report-unsent-edits'

/** A page to be spoken. */
export interface AudioEditorPage {
  readonly pageVariationId: number
  readonly pageNumber: number
  /** Shown beside the text in Focus view; null if the page has no image in the language. */
  readonly imageUrl: string | null
  /** Recognition has run, or somebody has written the words: a page without words has none. */
  readonly isRecognised: boolean
  readonly rects: readonly Rect[]
}

export interface AudioEditorProps {
  readonly session: SessionKeeper
  /** Of this device: holds the voices used last and the running generation. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Null while the book is not known: the chapter can neither be converted nor aligned. */
  readonly bookId: number | null
  readonly chapterId: number
  /** The chapter's variation in the language; null while it has none, and nothing can be generated. */
  readonly chapterVariationId: number | null
  readonly language: string
  /** The settings of the chapter variation, as JSON text. */
  readonly voiceSettings: string | null
  /** The narration of the chapter; null while there is none. */
  readonly audioUrl: string | null
  readonly pages: readonly AudioEditorPage[]
  /** States of the chapter's products, such as a stale narration; null while they are not known. */
  readonly staleness: ChapterStaleness | null
  /** Loads the chapter again after its narration has changed. */
  readonly onGenerated: () => Promise<unknown>
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  /** Receives changes to the text that no narration was generated from; null while there are none. */
  readonly onUnsent: (edits: UnsentEdits | null) => void
  /** Gives words of a page voices of their own; null while they cannot be changed. */
  readonly onGiveVoice: ((given: GivenVoice) => void) | null
  /** Goes to the next step; offered once there is a narration. */
  readonly onContinue: () => void
}

/** Author of what an expired session leaves on the device. */
const anonymousId = 0

/** The chapter audio editor: the text, the voice with its settings, and the narration made from them. */
export function AudioEditor(props: AudioEditorProps) {
  const { language, audioUrl, pages, voiceSettings, staleness } = props
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  // A call of its own: it continues when this screen has been left.
  const [fetchSubscription] = speechApi.useLazyGetSubscriptionQuery()
  const voices = speechApi.useListVoicesQuery()
  const models = speechApi.useListModelsQuery()
  const dictionaries = speechApi.useListPronunciationDictionariesQuery()
  const nameOf = (id: string) =>
    voices.data?.voices.find(({ voice_id }) => voice_id === id)?.name ??
    models.data?.find(({ model_id }) => model_id === id)?.name ??
    id
  const store = useAudioEditorStore({
    ...props,
    loadNarration: async () => {
      await props.onGenerated()
      await fetchSubscription()
    },
    nameOf,
  })
  useReportUnsentEdits({ store, pages, onUnsent: props.onUnsent })
  const player = useTrackPlayer({
    audioUrl,
    renewTrack: props.renewTrack,
    onFailure: () => toast({ tone: 'critical', message: t('textListenFailed') }),
  })
  const subscription = speechApi.useGetSubscriptionQuery()
  const voiceList = useLoadedList(voices, voices.data?.voices)
  const modelList = useLoadedList(models, models.data)
  const dictionaryList = useLoadedList(dictionaries, dictionaries.data?.pronunciation_dictionaries)
  useRetry({ error: subscription.error, isTrying: subscription.isFetching, tryAgain: subscription.refetch })
  // A render of all of this takes longer than a letter: what is typed renders its page, and this after a pause.
  const { text, settle } = useSettledText(store)
  const chosen = useStoredState(store, (state) => state.chosen)
  const chosenDictionaries = useStoredState(store, (state) => state.dictionaries)
  const showsAllVoices = useStoredState(store, (state) => state.showsAllVoices)
  const generation = useStoredState(store, (state) => state.generation)
  const isWorking = useStoredState(store, isBusy)
  const resolved = useMemo(() => {
    const offer = { voices: voices.data?.voices ?? null, models: models.data ?? null }
    return resolveVoice(chosen, { ...offer, language, showsAll: showsAllVoices })
  }, [chosen, voices.data, models.data, language, showsAllVoices])
  const [spokenPages] = useState(createSpokenPageCache)
  const { spoken, changes } = useSpokenText({ cache: spokenPages, text, voice: resolved.voice, staleness })
  const speakNow = () => speakPages(spokenPages, store.getState().text, resolved.voice)

  const { chapter, cost, isRecording } = useSpokenChapter({
    ...props,
    spoken,
    voice: resolved.voice,
    dictionaries: chosenDictionaries,
    // A finished generation has stored its sentences.
    version: `${String(audioUrl)}/${generation.kind}`,
  })

  const hasFailed = generation.kind === 'failed'
  const states = useMemo(() => {
    if (cost?.isExact !== true) return null
    const changed = new Map([...changes].map(([id, { ranges }]) => [id, ranges]))
    return { isRecording, hasFailed, unspoken: cost.unspoken, changed }
  }, [cost, isRecording, hasFailed, changes])
  const locks = useMemo(() => sortLocks(chapter.sentences, chapter.locks), [chapter.sentences, chapter.locks])
  const model = models.data?.find(({ model_id }) => model_id === resolved.voice.modelId) ?? null
  const narratorId = readVoiceSettings(voiceSettings).voiceId

  return (
    <AudioEditorProvider value={store}>
      {/* Whoever leaves the text, or presses a button, finds everything up to date. */}
      <div className={styles.editor} onBlurCapture={settle} onPointerDownCapture={settle}>
        <NarrationText
          pages={pages}
          spokenPages={spokenPages}
          staleness={staleness}
          voice={resolved.voice}
          language={language}
          audioUrl={audioUrl}
          player={player}
          unspoken={cost === null || isRecording ? noItems : cost.lastUnspoken}
          hasFailed={hasFailed}
          locks={chapter.locks}
          nameOf={nameOf}
          onSelect={chapter.selection.set}
        >
          <SelectionTools>
            <RegenerateSelection chapter={chapter} voice={resolved.voice} disabled={text.isBuilding || isWorking} />
            {props.onGiveVoice !== null && (
              <CharacterVoice
                selection={chapter.selection}
                spoken={spoken}
                voices={resolved.offered}
                disabled={text.isBuilding || isWorking}
                onGive={props.onGiveVoice}
              />
            )}
          </SelectionTools>
          <LockSentences
            chapter={chapter}
            voice={resolved.voice}
            states={states}
            nameOf={nameOf}
            disabled={text.isBuilding || isWorking}
          >
            <SentenceTakes
              chapter={chapter}
              voice={resolved.voice}
              nameOf={nameOf}
              disabled={text.isBuilding || isWorking}
            />
          </LockSentences>
        </NarrationText>
        {audioUrl !== null && (
          <WaveformPanel
            audioUrl={audioUrl}
            renewTrack={props.renewTrack}
            player={player}
            pages={pages}
            spoken={spoken}
            sentences={chapter.sentences}
            selection={chapter.selection}
          />
        )}
        <section className={styles.side} aria-label={t('audioEditorTitle')}>
          <VoiceChoices
            voices={voiceList}
            models={modelList}
            resolved={resolved}
            hearing={<HearVoice chapter={chapter} voice={resolved.voice} disabled={text.isBuilding || isWorking} />}
            disabled={isWorking}
          >
            <DictionaryPicker
              dictionaries={dictionaryList}
              chosen={chosenDictionaries}
              disabled={isWorking}
              onToggle={(dictionary) => store.send({ kind: 'dictionary-toggled', dictionary })}
              renderWarning={(dictionary) => {
                const id = dictionaryId(dictionary)
                return id !== null && <IgnoredRules dictionaryId={id} model={model} />
              }}
            />
          </VoiceChoices>
          <NarrationFooter
            stale={<StaleNarration staleness={staleness} pages={pages} />}
            subscription={subscription.data ?? null}
            subscriptionFailed={subscription.isError}
            speakPages={speakNow}
            cost={cost}
            locked={locks.locked.length}
            pagesToAlign={() => listPagesToAlign(pages, speakNow())}
            recording={
              <RecordingEntry
                place={{ authorId: props.session.current()?.id ?? anonymousId, chapterId: props.chapterId, language }}
                replacesNarration={audioUrl !== null}
                player={player}
                pagesToAlign={() => listPagesToAlign(pages, speakNow())}
              />
            }
            voice={resolved.voice}
            audioUrl={audioUrl}
            narrator={
              isRecording
                ? t('generateRecording')
                : voices.data?.voices.find((voice) => voice.voice_id === narratorId)?.name
            }
            player={player}
            onContinue={props.onContinue}
          />
        </section>
      </div>
    </AudioEditorProvider>
  )
}

function useStoredState<T>(store: AudioEditorStore, select: (state: AudioEditorState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

interface ListQuery {
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
}

const noItems: readonly never[] = []

/** Returns a list that is loaded again automatically after a failure that passes. */
function useLoadedList<T>(query: ListQuery, items: readonly T[] = noItems): LoadedList<T> {
  const { isLoading, isFetching, isError, error, refetch } = query
  const { cause, pauseSeconds, retryNow } = useRetry({ error, isTrying: isFetching, tryAgain: refetch })
  const reason = isApiFailure(error) ? error.msg : ''
  return { items, isLoading, isFetching, failure: isError ? { reason, cause, pauseSeconds } : null, refetch: retryNow }
}
