import { toSpeechPages } from '@lectern/core/pipeline'
import type { GenerationEvent } from '../generation/step-generation'
import type { AudioEditorPorts } from './audio-editor-ports'
import type { EditorEffect, VoiceReplacement } from './step'

type GenerateEffect = Extract<EditorEffect, { do: 'generate' }>

/** Executes the effects of the generation and reports its outcome as events, failures too. */
export interface GenerationRunner {
  readonly generate: (effect: GenerateEffect) => void
  readonly follow: (jobId: string) => void
  readonly loadNarration: (isFirst: boolean) => void
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

  async function generate({ voice, pages }: GenerateEffect): Promise<void> {
    const response = await ports.api.generate(voice, toSpeechPages(pages))
    if (response.kind === 'finished') {
      send({ kind: 'generation-succeeded', isFirst: true, replacements: response.replacements })
      return
    }
    const { jobId } = response
    ports.job.begin(jobId)
    send({ kind: 'generation-started', jobId })
  }

  async function follow(jobId: string): Promise<void> {
    followedJob = jobId
    const endJob = () => {
      followedJob = null
      return ports.job.end(jobId)
    }
    let replacements: readonly VoiceReplacement[]
    try {
      replacements = await ports.api.followJob(jobId, ({ done, total }) =>
        send({ kind: 'generation-progressed', done, total }),
      )
    } catch (error) {
      endJob()
      throw error
    }
    send({ kind: 'generation-succeeded', isFirst: endJob(), replacements })
  }

  async function loadNarration(isFirst: boolean): Promise<void> {
    await ports.loadNarration()
    send({ kind: 'narration-loaded', isFirst })
  }

  return {
    generate: (effect) => void generate(effect).catch(fail),
    follow: (jobId) => void follow(jobId).catch(fail),
    loadNarration: (isFirst) => void loadNarration(isFirst).catch(fail),
    isFollowing: () => followedJob !== null,
  }
}
