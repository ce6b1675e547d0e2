import { readVoiceSettings, type CompleteVoice } from '@lectern/core/book'
import { stepGeneration, type GenerationEvent, type GenerationWork } from '../generation/step-generation'
import {
  noSpeechText,
  stepSpeechText,
  type SpeechTextEvent,
  type SpeechTextState,
} from '../speech-text/step-speech-text'
import type { Step } from './step'

/** Everything that the audio editor of a chapter knows; a new object whenever any of it changes. */
export interface AudioEditorState {
  /** The chapter's variation in the language; null while it has none, and nothing can be generated. */
  readonly chapterVariationId: number | null
  /** The voice, model and settings that the author has chosen, whether the provider offers them or not. */
  readonly chosen: CompleteVoice
  /** Voices of all languages are listed. */
  readonly showsAllVoices: boolean
  /** Voices used last on this device, newest first. */
  readonly recentVoices: readonly string[]
  readonly text: SpeechTextState
  readonly generation: GenerationWork
}

export type AudioEditorEvent =
  | { readonly kind: 'chapter-changed'; readonly chapterVariationId: number | null }
  | { readonly kind: 'voice-changed'; readonly change: Partial<CompleteVoice> }
  | { readonly kind: 'all-voices-toggled'; readonly showsAll: boolean }
  | { readonly kind: 'text'; readonly event: SpeechTextEvent }
  | { readonly kind: 'generation'; readonly event: GenerationEvent }

/** @param o.voiceSettings the stored settings of the chapter variation, as JSON text */
export function openAudioEditorState(o: {
  readonly chapterVariationId: number | null
  readonly voiceSettings: string | null
  readonly recentVoices: readonly string[]
}): AudioEditorState {
  return {
    chapterVariationId: o.chapterVariationId,
    chosen: readVoiceSettings(o.voiceSettings),
    showsAllVoices: false,
    recentVoices: o.recentVoices,
    text: noSpeechText,
    generation: { kind: 'idle' },
  }
}

/** Computes the editor's next state and the effects of an event. */
export function stepAudioEditor(state: AudioEditorState, event: AudioEditorEvent): Step<AudioEditorState> {
  switch (event.kind) {
    case 'chapter-changed':
      return { state: { ...state, chapterVariationId: event.chapterVariationId }, effects: [] }
    case 'voice-changed':
      return { state: { ...state, chosen: { ...state.chosen, ...event.change } }, effects: [] }
    case 'all-voices-toggled':
      return { state: { ...state, showsAllVoices: event.showsAll }, effects: [] }
    case 'text': {
      const step = stepSpeechText(state.text, event.event)
      return { state: { ...state, text: step.state }, effects: step.effects }
    }
    case 'generation': {
      const step = stepGeneration(state.generation, event.event, state)
      return { state: { ...state, generation: step.state }, effects: step.effects }
    }
  }
}
