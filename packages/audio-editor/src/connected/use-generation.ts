import { appApi, runJob, type SpeechRequest } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { withTrailingSpace, type Voice } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { GenerationState } from '../generation/generation-state'
import type { SpokenPage } from '../speech-text/count-characters'

export interface Generation {
  readonly state: GenerationState
  readonly generate: (voice: Voice, pages: readonly SpokenPage[]) => void
}

export interface UseGenerationOptions {
  readonly session: SessionKeeper
  readonly chapterId: number
  readonly language: string
  readonly onGenerated: () => Promise<unknown>
}

/** Has the chapter spoken: one job, followed to its end, then the track is there. */
export function useGeneration({ session, chapterId, language, onGenerated }: UseGenerationOptions): Generation {
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [generateSpeech] = appApi.useGenerateSpeechMutation()
  const [state, setState] = useState<GenerationState>({ kind: 'idle' })

  const fail = (message: string) => {
    const words = message === '' ? t('generateFailed') : message
    setState({ kind: 'failed', message: words })
    toast({ tone: 'critical', message: t('generateFailed') })
  }

  const run = async (request: SpeechRequest): Promise<void> => {
    setState({ kind: 'running', done: 0, total: 0 })
    const answer = await generateSpeech({ prefer: 'respond-async', speechRequest: request }).unwrap()
    if ('jobId' in answer) {
      const outcome = await runJob(session, answer.jobId, (progress) => setState({ kind: 'running', ...progress }))
      if (outcome.kind === 'failed') return fail(outcome.message)
    }
    await onGenerated()
    setState({ kind: 'idle' })
    toast({ tone: 'success', message: t('audioGenerated') })
  }

  return {
    state,
    generate(voice, pages) {
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
