import { dictionaryIds } from '../dictionaries/choose-dictionaries'
import type { AudioEditorPorts } from './audio-editor-ports'
import { cacheWordLookups } from './cache-word-lookups'
import { createImportRunner } from '../importing/create-import-runner'
import { createTrackRunner } from '../track/create-track-runner'
import { createGenerationRunner } from './create-generation-runner'
import { createNarrationBuilder } from './create-narration-builder'
import { openAudioEditorState, stepAudioEditor, type AudioEditorEvent, type AudioEditorState } from './editor-state'
import type { EditorEffect } from './step'

/** The store of the chapter audio editor. It knows neither React nor the server's client. */
export interface AudioEditorStore {
  readonly getState: () => AudioEditorState
  /** Calls the listener when the state has changed. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: AudioEditorEvent) => void
  /** Follows a generation that an earlier visit started. */
  readonly resume: () => void
}

export interface AudioEditorOptions {
  readonly language: string
  readonly chapterVariationId: number | null
  readonly bookId: number | null
  readonly audioUrl: string | null
  /** The stored settings of the chapter variation, as JSON text. */
  readonly voiceSettings: string | null
  readonly recentVoices: readonly string[]
  readonly ports: AudioEditorPorts
}

export function createAudioEditor({ language, ports, ...stored }: AudioEditorOptions): AudioEditorStore {
  const listeners = new Set<() => void>()
  const buildNarration = createNarrationBuilder({ language, lookUpWord: cacheWordLookups(ports.api.lookUpWord) })
  const generation = createGenerationRunner(ports, (event) => send({ kind: 'generation', event }))
  const runTrackEffect = createTrackRunner(ports, (event) => send({ kind: 'track', event }))
  const runImportEffect = createImportRunner(ports, (event) => send({ kind: 'import', event }))
  let state = openAudioEditorState({ ...stored, edits: ports.edits.read() })

  function send(event: AudioEditorEvent): void {
    const step = stepAudioEditor(state, event)
    state = step.state
    for (const listener of listeners) listener()
    for (const effect of step.effects) run(effect)
  }

  function run(effect: EditorEffect): void {
    switch (effect.do) {
      case 'build-text':
        return void buildText(effect)
      case 'keep-edits':
        return ports.edits.write(effect.edits)
      case 'generate':
        return generation.generate(effect, dictionaryIds(state.dictionaries))
      case 'choose-take':
        return generation.chooseTake(effect)
      case 'follow-generation':
        return generation.follow(effect.jobId)
      case 'load-narration':
        return generation.loadNarration(effect)
      case 'remember-voice':
        return ports.rememberVoice(effect.voiceId)
      case 'notify':
        return ports.notify(effect.notice)
      case 'find-track':
      case 'fetch-wav':
      case 'encode-mp3':
      case 'upload-mp3':
      case 'name-track':
      case 'load-track':
      case 'align':
        return runTrackEffect(effect)
      case 'prepare-recording':
      case 'upload-recording':
      case 'name-recording':
      case 'align-recording':
      case 'load-recording':
        return runImportEffect(effect)
    }
  }

  async function buildText({ version, pages }: Extract<EditorEffect, { do: 'build-text' }>): Promise<void> {
    try {
      const { pages: spokenPages, unanswered } = await buildNarration(pages)
      send({ kind: 'text', event: { kind: 'text-built', version, pages: spokenPages, failedLookups: unanswered } })
    } catch (error) {
      ports.warn('The text of the chapter could not be built.', error)
      send({ kind: 'text', event: { kind: 'text-failed', version } })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    resume() {
      const jobId = ports.job.read()
      if (jobId === null || generation.isFollowing()) return
      send({ kind: 'generation', event: { kind: 'generation-found', jobId } })
    },
  }
}
