import {
  buildNarration,
  toSpeechPages,
  type LookUpWord,
  type OnProgress,
  type SpeechPage,
} from '@lectern/core/pipeline'
import type { Voice } from '@lectern/core/text'
import type { GenerationJob } from '../generation/remember-job'
import { chapterVoice } from '../speech-text/apply-voice'
import { openAudioEditorState, stepAudioEditor, type AudioEditorEvent, type AudioEditorState } from './editor-state'
import type { EditorEffect, Notice } from './step'

/** The speech server as the editor sees it. Calls reject if they fail. */
export interface SpeechApi {
  readonly lookUpWord: LookUpWord
  /** Resolves to the id of the job that generates the narration; null if it is finished already. */
  readonly generate: (voice: Voice, pages: readonly SpeechPage[]) => Promise<string | null>
  /** Resolves when the job has succeeded. */
  readonly followJob: (jobId: string, onProgress: OnProgress) => Promise<void>
}

/** Everything outside of the editor that it uses. */
export interface AudioEditorPorts {
  readonly api: SpeechApi
  /** Loads the chapter again after its narration has changed. */
  readonly loadNarration: () => Promise<unknown>
  /** Returns the server's own text for a rejected call; empty if it sent none. */
  readonly readFailure: (error: unknown) => string
  readonly notify: (notice: Notice) => void
  /** The job that generates the narration, as this device remembers it. */
  readonly job: GenerationJob
  readonly rememberVoice: (voiceId: string) => void
  readonly warn: (text: string, reason: unknown) => void
}

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
  /** The stored settings of the chapter variation, as JSON text. */
  readonly voiceSettings: string | null
  readonly recentVoices: readonly string[]
  readonly ports: AudioEditorPorts
}

export function createAudioEditor({ language, ports, ...stored }: AudioEditorOptions): AudioEditorStore {
  const listeners = new Set<() => void>()
  const known = new Map<string, boolean>()
  let state = openAudioEditorState(stored)
  let followedJob: string | null = null

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
      case 'generate':
        return void generate(effect).catch(fail)
      case 'follow-generation':
        return void follow(effect.jobId).catch(fail)
      case 'load-narration':
        return void loadNarration(effect.isFirst).catch(fail)
      case 'remember-voice':
        return ports.rememberVoice(effect.voiceId)
      case 'notify':
        return ports.notify(effect.notice)
    }
  }

  function fail(error: unknown): void {
    send({ kind: 'generation', event: { kind: 'generation-failed', reason: ports.readFailure(error) } })
  }

  /** Asks the dictionary once about each word; a call that fails is asked again with the next build. */
  const lookUpWord: LookUpWord = async (query) => {
    const key = `${query.language}/${query.written}`
    const before = known.get(key)
    if (before !== undefined) return before
    const exists = await ports.api.lookUpWord(query)
    if (exists !== null) known.set(key, exists)
    return exists
  }

  async function buildText({ version, pages }: Extract<EditorEffect, { do: 'build-text' }>): Promise<void> {
    try {
      const narration = await buildNarration(pages, { language, voice: chapterVoice, lookUpWord })
      send({ kind: 'text', event: { kind: 'text-built', version, ...narration } })
    } catch (error) {
      ports.warn('The text of the chapter could not be built.', error)
      send({ kind: 'text', event: { kind: 'text-failed', version } })
    }
  }

  async function generate({ voice, pages }: Extract<EditorEffect, { do: 'generate' }>): Promise<void> {
    const jobId = await ports.api.generate(voice, toSpeechPages(pages))
    if (jobId === null) {
      send({ kind: 'generation', event: { kind: 'generation-succeeded', isFirst: true } })
      return
    }
    ports.job.begin(jobId)
    send({ kind: 'generation', event: { kind: 'generation-started', jobId } })
  }

  async function follow(jobId: string): Promise<void> {
    followedJob = jobId
    const endJob = () => {
      followedJob = null
      return ports.job.end(jobId)
    }
    try {
      await ports.api.followJob(jobId, ({ done, total }) =>
        send({ kind: 'generation', event: { kind: 'generation-progressed', done, total } }),
      )
    } catch (error) {
      endJob()
      throw error
    }
    send({ kind: 'generation', event: { kind: 'generation-succeeded', isFirst: endJob() } })
  }

  async function loadNarration(isFirst: boolean): Promise<void> {
    await ports.loadNarration()
    send({ kind: 'generation', event: { kind: 'narration-loaded', isFirst } })
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
      if (jobId !== null && followedJob === null) {
        send({ kind: 'generation', event: { kind: 'generation-found', jobId } })
      }
    },
  }
}
