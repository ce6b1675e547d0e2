import type { Voice } from '@lectern/core/text'
import type { GenerationResult } from '../editor/audio-editor-ports'
import { notify, stay, type ChosenTake, type Step } from '../editor/step'
import type { SpokenPage } from '../speech-text/spoken-page'
import type { GenerationFailure } from './describe-generation-failure'
import { isServerId } from './is-server-id'
import { planGeneration } from './plan-generation'
import { isWavLink } from './wav-link'

/** The generation of a chapter's narration. It continues on the server when the window is closed. */
export type GenerationWork =
  | { readonly kind: 'idle' }
  /** `isTake` is true if nothing is spoken and the narration is only joined with another take. */
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly isTake?: true }
  | { readonly kind: 'failed'; readonly failure: GenerationFailure }

export type GenerationEvent =
  | { readonly kind: 'generation-requested'; readonly voice: Voice; readonly pages: readonly SpokenPage[] }
  | ({ readonly kind: 'take-chosen' } & ChosenTake)
  | ({ readonly kind: 'take-used' } & ChosenTake)
  /** A job that an earlier visit of this device started. */
  | { readonly kind: 'generation-found'; readonly jobId: string }
  | { readonly kind: 'generation-started'; readonly jobId: string }
  | { readonly kind: 'generation-progressed'; readonly done: number; readonly total: number }
  /** `isFirst` is true if no other tab has shown the result to the author yet. */
  | { readonly kind: 'generation-succeeded'; readonly isFirst: boolean; readonly result: GenerationResult }
  | { readonly kind: 'narration-loaded'; readonly isFirst: boolean; readonly audioLink: string | null }
  /** There is a new narration, and it could not be loaded. */
  | { readonly kind: 'narration-not-loaded' }
  | { readonly kind: 'generation-failed'; readonly failure: GenerationFailure }

/** Generates the chapter's speech: starts one job, follows it to its end and loads the chapter with its new narration. */
export function stepGeneration(
  state: GenerationWork,
  event: GenerationEvent,
  { chapterVariationId }: { readonly chapterVariationId: number | null },
): Step<GenerationWork> {
  switch (event.kind) {
    case 'generation-requested': {
      if (state.kind === 'running') return stay(state)
      const { voice, pages } = event
      const plan = planGeneration({ chapterVariationId, pages })
      if (plan.kind === 'refused') return { state, effects: [notify({ kind: 'refused', flow: 'generate', plan })] }
      return {
        state: { kind: 'running', done: 0, total: 0 },
        effects: [
          { do: 'remember-voice', voiceId: voice.voiceId },
          { do: 'generate', voice, pages },
        ],
      }
    }
    case 'take-chosen': {
      if (state.kind === 'running' || !isServerId(chapterVariationId)) return stay(state)
      const { choice, former, isRestored } = event
      return {
        state: { kind: 'running', done: 0, total: 0, isTake: true },
        effects: [{ do: 'choose-take', chapterVariationId, choice, former, isRestored }],
      }
    }
    case 'take-used':
      return { state: { kind: 'idle' }, effects: [notify(event)] }
    case 'generation-found':
      if (state.kind === 'running') return stay(state)
      return {
        state: { kind: 'running', done: 0, total: 0 },
        effects: [{ do: 'follow-generation', jobId: event.jobId }],
      }
    case 'generation-started':
      return { state, effects: [{ do: 'follow-generation', jobId: event.jobId }] }
    case 'generation-progressed':
      return stay({
        kind: 'running',
        done: event.done,
        total: event.total,
        ...(state.kind === 'running' && state.isTake ? { isTake: true } : {}),
      })
    case 'generation-succeeded': {
      const { audioLink, replacements } = event.result
      return {
        state,
        effects: [
          { do: 'load-narration', isFirst: event.isFirst, audioLink },
          ...replacements.map((replacement) => notify({ kind: 'voice-replaced', replacement })),
        ],
      }
    }
    case 'narration-loaded':
      // A WAV is converted first; the end of the conversion is reported instead.
      return {
        state: { kind: 'idle' },
        effects: event.isFirst && !isWavLink(event.audioLink) ? [notify({ kind: 'generated' })] : [],
      }
    case 'narration-not-loaded':
      return stay({ kind: 'idle' })
    case 'generation-failed': {
      const { failure } = event
      return {
        state: { kind: 'failed', failure },
        effects: [{ do: 'notify', notice: { kind: 'generation-failed', failure } }],
      }
    }
  }
}
