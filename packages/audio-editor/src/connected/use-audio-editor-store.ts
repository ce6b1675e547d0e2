import type { SessionKeeper } from '@lectern/api-client/session'
import { audioEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AudioEditorPorts } from '../editor/audio-editor-ports'
import { createAudioEditor, type AudioEditorStore } from '../editor/create-audio-editor'
import type { Notice, PageToNarrate } from '../editor/step'
import { describeGenerationFailure } from '../generation/describe-generation-failure'
import { rememberJob } from '../generation/remember-job'
import { describeRefusal } from '../generation/describe-refusal'
import { keepEdits } from '../speech-text/keep-edits'
import type { TakeChoice } from '../takes/takes-api'
import { describeTrackFailure } from '../track/describe-track-failure'
import { readRecentVoices, rememberVoice } from '../voices/recent-voices'
import { createSpeechApi, readFailure } from './create-speech-api'
import { createTrackApi } from './create-track-api'

export interface UseAudioEditorStoreOptions {
  readonly session: SessionKeeper
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly chapterId: number
  readonly chapterVariationId: number | null
  readonly bookId: number | null
  readonly audioUrl: string | null
  readonly language: string
  readonly voiceSettings: string | null
  readonly pages: readonly PageToNarrate[]
  readonly loadNarration: () => Promise<unknown>
  /** Returns the name of a voice or model by its id; the id itself if the provider does not list it. */
  readonly nameOf: (id: string) => string
}

type Application = Pick<AudioEditorPorts, 'loadNarration' | 'notify'>

/** Creates the store of the audio editor, connects it to the server, and tells it about new props. */
export function useAudioEditorStore(options: UseAudioEditorStoreOptions): AudioEditorStore {
  const { session, storage, chapterId, chapterVariationId, bookId, audioUrl, language, voiceSettings } = options
  const { pages, loadNarration, nameOf } = options
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [link] = useState(createApplicationLink)
  const [edits] = useState(() =>
    keepEdits({
      storage,
      chapterId,
      language,
      onFull: () => link.application().notify({ kind: 'edits-not-kept' }),
    }),
  )
  const [store] = useState(() => {
    const ports: AudioEditorPorts = {
      api: createSpeechApi({ dispatch, session, chapterId, language }),
      track: createTrackApi({ dispatch, session }),
      async prepareRecording(source, onShare) {
        // Loaded with the first import: most chapters are spoken by a voice.
        const { prepareRecording } = await import('../importing/prepare-recording')
        return prepareRecording(source, onShare)
      },
      loadNarration: () => link.application().loadNarration(),
      notify: (notice) => link.application().notify(notice),
      readFailure,
      job: rememberJob(storage, chapterId, language),
      edits,
      rememberVoice: (voiceId) => rememberVoice(storage, voiceId),
      warn: (text, reason) => console.warn(text, reason),
    }
    return createAudioEditor({
      language,
      chapterVariationId,
      bookId,
      audioUrl,
      voiceSettings,
      recentVoices: readRecentVoices(storage),
      ports,
    })
  })

  useLayoutEffect(() => {
    const notify = (notice: Notice) => {
      switch (notice.kind) {
        case 'generated':
          return toast({ tone: 'success', message: t('audioGenerated') })
        case 'take-used': {
          const { choice, former, isRestored } = notice
          const restore = (before: TakeChoice) =>
            store.send({
              kind: 'generation',
              event: { kind: 'take-chosen', choice: before, former: choice, isRestored: true },
            })
          return toast({
            tone: 'success',
            message: t(isRestored ? 'takeRestored' : 'takeUsed'),
            ...(former === null ? {} : { action: { label: t('undo'), onPress: () => restore(former) } }),
          })
        }
        case 'voice-replaced': {
          const { field, requested, used } = notice.replacement
          const names = { requested: nameOf(requested), used: nameOf(used) }
          return toast({ tone: 'warning', message: t(field === 'voiceId' ? 'voiceReplaced' : 'modelReplaced', names) })
        }
        case 'generation-failed':
          return toast({ tone: 'critical', message: describeGenerationFailure(t, notice.failure) })
        case 'refused':
          return toast({ tone: 'critical', message: describeRefusal(t, { ...notice, language }) })
        case 'converted':
          return toast({ tone: 'success', message: t('audioConverted') })
        case 'refreshed':
          return toast({ tone: 'success', message: t('audioRefreshed') })
        case 'aligned':
          return toast({ tone: 'success', message: t('audioAligned') })
        case 'track-failed':
          return toast({ tone: 'critical', message: describeTrackFailure(t, notice.action, notice.failure) })
        case 'edits-not-kept':
          return toast({ tone: 'warning', message: t('textNotKept') })
      }
    }
    link.connect({ loadNarration, notify })
  })
  useEffect(
    () => store.send({ kind: 'chapter-changed', chapterVariationId, bookId, audioUrl }),
    [store, chapterVariationId, bookId, audioUrl],
  )
  useEffect(() => store.send({ kind: 'text', event: { kind: 'pages-changed', pages } }), [store, pages])
  useEffect(() => store.resume(), [store])
  useEffect(() => {
    const end = listenForClosing(edits.flush)
    return () => {
      end()
      edits.flush()
    }
  }, [edits])
  return store
}

/** Calls a function whenever the page may be closed without another event. Returns a function that ends it. */
function listenForClosing(listener: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  // Browsers of phones close hidden pages without an event, others leave shown pages without hiding them first.
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', hide)
  return () => {
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** Gives the store, which is created once, the functions of the application, which change with each render. */
function createApplicationLink() {
  let current: Application | null = null
  return {
    connect: (next: Application) => void (current = next),
    application(): Application {
      if (current === null) throw new Error('The audio editor calls the application before it is connected.')
      return current
    },
  }
}
