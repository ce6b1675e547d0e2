import type { Rect, Voice } from '@lectern/core/text'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { Refusal } from '../generation/describe-refusal'
import type { AlignmentPlan } from '../generation/plan-alignment'
import type { ImportEffect } from '../importing/import-work'
import type { SpokenPage } from '../speech-text/spoken-page'
import type { TextEdits } from '../speech-text/text-edits'
import type { TakeChoice } from '../takes/takes-api'
import type { TrackAction, TrackFailure } from '../track/track-work'

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

/** A take for the narration, and the one that it replaces; null if that one is not known, or if it is restored. */
export interface ChosenTake {
  readonly choice: TakeChoice
  readonly former: TakeChoice | null
  /** The author has undone a choice. */
  readonly isRestored: boolean
}

/** A message for the author, shown once as a toast. */
export type Notice =
  | { readonly kind: 'generated' }
  /** The narration has a chosen take. */
  | ({ readonly kind: 'take-used' } & ChosenTake)
  /** The provider lacks a voice or model that was asked for, and another one spoke. */
  | { readonly kind: 'voice-replaced'; readonly replacement: VoiceReplacement }
  | { readonly kind: 'generation-failed'; readonly failure: GenerationFailure }
  /** This device has no room left for the author's changes to the text. */
  | { readonly kind: 'edits-not-kept' }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'converted' | 'refreshed' | 'aligned' }
  | { readonly kind: 'track-failed'; readonly action: TrackAction['kind']; readonly failure: TrackFailure }

/** One thing to do as the result of an event. The store executes effects in order; results come back as events. */
export type EditorEffect =
  | { readonly do: 'build-text'; readonly version: number; readonly pages: readonly PageToNarrate[] }
  | { readonly do: 'keep-edits'; readonly edits: TextEdits }
  | { readonly do: 'generate'; readonly voice: Voice; readonly pages: readonly SpokenPage[] }
  | ({ readonly do: 'choose-take'; readonly chapterVariationId: number } & ChosenTake)
  | { readonly do: 'follow-generation'; readonly jobId: string }
  /** `audioLink`: the link of the track that was generated; null if the response has none. */
  | { readonly do: 'load-narration'; readonly isFirst: boolean; readonly audioLink: string | null }
  | { readonly do: 'remember-voice'; readonly voiceId: string }
  | { readonly do: 'notify'; readonly notice: Notice }
  | { readonly do: 'find-track'; readonly chapterVariationId: number }
  | { readonly do: 'fetch-wav'; readonly link: string }
  | { readonly do: 'encode-mp3'; readonly wav: Blob }
  | { readonly do: 'upload-mp3'; readonly bookId: number | null; readonly fileName: string; readonly mp3: Blob }
  | { readonly do: 'name-track'; readonly chapterVariationId: number; readonly fileName: string }
  | { readonly do: 'load-track' }
  | { readonly do: 'align'; readonly plan: Extract<AlignmentPlan, { kind: 'align' }> }
  | ImportEffect

/** The next state of one part of the editor, and the effects to execute in order. */
export interface Step<State> {
  readonly state: State
  readonly effects: readonly EditorEffect[]
}

/** Returns the effect that shows a message. */
export function notify(notice: Notice): EditorEffect {
  return { do: 'notify', notice }
}

/** Returns a step without effects. */
export function stay<State>(state: State): Step<State> {
  return { state, effects: [] }
}
