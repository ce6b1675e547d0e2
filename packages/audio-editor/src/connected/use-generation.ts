import { appApi, runJob, type SpeechRequest } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { withTrailingSpace, type Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GenerationState } from '../generation/generation-state'
import { planGeneration } from '../generation/plan-generation'
import { openStandingJob } from '../generation/standing-job'
import { tellRefusal } from '../generation/tell-refusal'
import type { SpokenPage } from '../speech-text/count-characters'

export interface Generation {
  readonly state: GenerationState
  readonly generate: (voice: Voice, pages: readonly SpokenPage[]) => void
}

export interface UseGenerationOptions {
  readonly session: SessionKeeper
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly chapterId: number
  /** The chapter's variation in the language; null while it has none. */
  readonly chapterVariationId: number | null
  readonly language: string
  readonly onGenerated: () => Promise<unknown>
}

/** Has the chapter spoken: one job, followed to its end, then the track is there. */
export function useGeneration(options: UseGenerationOptions): Generation {
  const { session, storage, chapterId, chapterVariationId, language, onGenerated } = options
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [generateSpeech] = appApi.useGenerateSpeechMutation()
  const [state, setState] = useState<GenerationState>({ kind: 'idle' })

  const [standing] = useState(() => openStandingJob(storage, chapterId, language))
  const following = useRef<string | null>(null)

  const fail = (message: string) => {
    const words = message === '' ? t('generateFailed') : message
    setState({ kind: 'failed', message: words })
    toast({ tone: 'critical', message: words })
  }

  const finish = async (): Promise<void> => {
    await onGenerated()
    setState({ kind: 'idle' })
  }

  const follow = async (jobId: string): Promise<void> => {
    following.current = jobId
    const outcome = await runJob(session, jobId, (progress) => setState({ kind: 'running', ...progress }))
    following.current = null
    const isFirst = standing.end(jobId)
    if (outcome.kind === 'failed') return fail(outcome.message)
    await finish()
    if (isFirst) toast({ tone: 'success', message: t('audioGenerated') })
  }

  const run = async (request: SpeechRequest): Promise<void> => {
    setState({ kind: 'running', done: 0, total: 0 })
    const answer = await generateSpeech({ prefer: 'respond-async', speechRequest: request }).unwrap()
    if ('jobId' in answer) {
      standing.begin(answer.jobId)
      return follow(answer.jobId)
    }
    await finish()
    toast({ tone: 'success', message: t('audioGenerated') })
  }

  // One that was begun before this screen was loaded goes on.
  const resume = useEffectEvent(() => {
    const jobId = standing.read()
    if (jobId === null || following.current !== null) return
    setState({ kind: 'running', done: 0, total: 0 })
    follow(jobId).catch((error: unknown) => fail(isApiFailure(error) ? error.msg : String(error)))
  })
  useEffect(() => resume(), [])

  return {
    state,
    generate(voice, pages) {
      const plan = planGeneration({ chapterVariationId, pages })
      if (plan.kind === 'refused') {
        toast({ tone: 'critical', message: tellRefusal(t, { flow: 'generate', plan, language }) })
        return
      }
      const request: SpeechRequest = {
        ...voice,
        voiceSettings: { ...voice.voiceSettings },
        chapterId,
        variation: language,
        selectedLanguage: language,
        audioFormat: 'mp3',
        pages: pages.map((page) => ({
          pageVariationId: page.pageVariationId,
          textSegments: page.textSegments
            .filter((segment) => segment.text.trim() !== '')
            .map(({ text, voiceId, modelId, voiceSettings }) => ({
              text: withTrailingSpace(text),
              voiceId,
              modelId,
              voiceSettings: { ...voiceSettings },
            })),
        })),
      }
      run(request).catch((error: unknown) => fail(isApiFailure(error) ? error.msg : String(error)))
    },
  }
}
