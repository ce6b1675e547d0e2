import type { Rect, Voice } from '@lectern/core/text'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { GenerationPlan } from '../generation/plan-generation'
import type { SpokenPage } from '../speech-text/count-characters'

/** A page to be spoken. */
export interface PageToNarrate {
  readonly pageVariationId: number
  readonly rects: readonly Rect[]
}

/** A voice or model that the provider lacks, and the one used instead; ids of the provider. */
export interface VoiceReplacement {
  readonly field: 'voiceId' | 'modelId'
  readonly requested: string
  readonly used: string
}

/** A message for the author, shown once as a toast. */
export type Notice =
  | { readonly kind: 'generated' }
  /** The provider lacks a voice or model that was asked for, and another one spoke. */
  | { readonly kind: 'voice-replaced'; readonly replacement: VoiceReplacement }
  | { readonly kind: 'generation-failed'; readonly failure: GenerationFailure }
  | { readonly kind: 'refused'; readonly plan: Extract<GenerationPlan, { kind: 'refused' }> }

/** One thing to do as the result of an event. The store executes effects in order; results come back as events. */
export type EditorEffect =
  | { readonly do: 'build-text'; readonly version: number; readonly pages: readonly PageToNarrate[] }
  | { readonly do: 'generate'; readonly voice: Voice; readonly pages: readonly SpokenPage[] }
  | { readonly do: 'follow-generation'; readonly jobId: string }
  | { readonly do: 'load-narration'; readonly isFirst: boolean }
  | { readonly do: 'remember-voice'; readonly voiceId: string }
  | { readonly do: 'notify'; readonly notice: Notice }

/** The next state of one part of the editor, and the effects to execute in order. */
export interface Step<State> {
  readonly state: State
  readonly effects: readonly EditorEffect[]
}

/** Returns a step without effects. */
export function stay<State>(state: State): Step<State> {
  return { state, effects: [] }
}
