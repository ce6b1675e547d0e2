import { toSpeechPages } from '@lectern/core/pipeline'
import type { GenerationEvent } from '../generation/step-generation'
import type { AudioEditorPorts, GenerationResult } from './audio-editor-ports'
import type { EditorEffect } from './step'

type GenerateEffect = Extract<EditorEffect, { do: 'generate' }>
type ChooseEffect = Extract<EditorEffect, { do: 'choose-take' }>
type LoadEffect = Extract<EditorEffect, { do: 'load-narration' }>

/** Executes the effects of the generation and reports its outcome as events, failures too. */
export interface GenerationRunner {
  /** @param dictionaryIds ids of the pronunciation dictionaries, in the order in which they apply */
  readonly generate: (effect: GenerateEffect, dictionaryIds: readonly string[]) => void
  readonly chooseTake: (effect: ChooseEffect) => void
  readonly follow: (jobId: string) => void
  readonly loadNarration: (effect: LoadEffect) => void
  readonly isFollowing: () => boolean
}

export function createGenerationRunner(
  ports: AudioEditorPorts,
  send: (event: GenerationEvent) => void,
): GenerationRunner {
  let followedJob: string | null = null

  function fail(error: unknown): void {
    send({ kind: 'generation-failed', failure: ports.readFailure(error) })
  }

  async function generate({ voice, pages }: GenerateEffect, dictionaryIds: readonly string[]): Promise<void> {
    const response = await ports.api.generate(voice, toSpeechPages(pages), dictionaryIds)
    if (response.kind === 'finished') {
      send({ kind: 'generation-succeeded', isFirst: true, result: response })
      return
    }
    const { jobId } = response
    ports.job.begin(jobId)
    send({ kind: 'generation-started', jobId })
  }

  async function chooseTake({ chapterVariationId, choice, former, isRestored }: ChooseEffect): Promise<void> {
    await ports.api.chooseTake(chapterVariationId, choice, ({ done, total }) =>
      send({ kind: 'generation-progressed', done, total }),
    )
    try {
      await ports.loadNarration()
    } catch (error) {
      ports.warn('The chapter could not be loaded with the chosen take.', error)
      return send({ kind: 'narration-not-loaded' })
    }
    send({ kind: 'take-used', choice, former, isRestored })
  }

  async function follow(jobId: string): Promise<void> {
    followedJob = jobId
    const endJob = () => {
      followedJob = null
      return ports.job.end(jobId)
    }
    let result: GenerationResult
    try {
      result = await ports.api.followJob(jobId, ({ done, total }) =>
        send({ kind: 'generation-progressed', done, total }),
      )
    } catch (error) {
      endJob()
      throw error
    }
    send({ kind: 'generation-succeeded', isFirst: endJob(), result })
  }

  async function loadNarration({ isFirst, audioLink }: LoadEffect): Promise<void> {
    try {
      await ports.loadNarration()
    } catch (error) {
      // The track is there and paid for: loading it must not fail as a generation does.
      ports.warn('The chapter could not be loaded with its new narration.', error)
      return send({ kind: 'narration-not-loaded' })
    }
    send({ kind: 'narration-loaded', isFirst, audioLink })
  }

  return {
    generate: (effect, dictionaryIds) => void generate(effect, dictionaryIds).catch(fail),
    chooseTake: (effect) => void chooseTake(effect).catch(fail),
    follow: (jobId) => void follow(jobId).catch(fail),
    loadNarration: (effect) => void loadNarration(effect),
    isFollowing: () => followedJob !== null,
  }
}
