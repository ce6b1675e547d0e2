import { readVoiceSettings, type CompleteVoice } from '@lectern/core/book'
import { toggleDictionary, type PronunciationDictionary } from '../dictionaries/choose-dictionaries'
import { stepGeneration, type GenerationEvent, type GenerationWork } from '../generation/step-generation'
import {
  openSpeechText,
  stepSpeechText,
  type SpeechTextEvent,
  type SpeechTextState,
} from '../speech-text/step-speech-text'
import type { TextEdits } from '../speech-text/text-edits'
import type { ImportWork } from '../importing/import-work'
import { stepImport, type ImportEvent } from '../importing/step-import'
import { isServerId } from '../generation/is-server-id'
import { isWavLink } from '../generation/wav-link'
import { failToLoad, stepTrackWork, type TrackEvent } from '../track/step-track-work'
import type { TrackWork } from '../track/track-work'
import { isBusy } from './is-busy'
import { stay, type EditorEffect, type Step } from './step'

/** Everything that the audio editor of a chapter knows; a new object whenever any of it changes. */
export interface AudioEditorState {
  /** The chapter's variation in the language; null while it has none, and nothing can be generated. */
  readonly chapterVariationId: number | null
  /** Null while the book is not known: nothing can be aligned. */
  readonly bookId: number | null
  /** The link of the narration; null while there is none. */
  readonly audioUrl: string | null
  /** The voice, model and settings that the author has chosen, whether the provider offers them or not. */
  readonly chosen: CompleteVoice
  /** Pronunciation dictionaries that the author has chosen, in the order in which they apply. */
  readonly dictionaries: readonly PronunciationDictionary[]
  /** Voices of all languages are listed. */
  readonly showsAllVoices: boolean
  /** Voices used last on this device, newest first. */
  readonly recentVoices: readonly string[]
  readonly text: SpeechTextState
  readonly generation: GenerationWork
  readonly track: TrackWork
  /** A recording on its way to become the narration. */
  readonly importing: ImportWork
}

export type AudioEditorEvent =
  | ({ readonly kind: 'chapter-changed' } & ChapterFacts)
  | { readonly kind: 'voice-changed'; readonly change: Partial<CompleteVoice> }
  | { readonly kind: 'dictionary-toggled'; readonly dictionary: PronunciationDictionary }
  | { readonly kind: 'all-voices-toggled'; readonly showsAll: boolean }
  | { readonly kind: 'text'; readonly event: SpeechTextEvent }
  | { readonly kind: 'generation'; readonly event: GenerationEvent }
  | { readonly kind: 'track'; readonly event: TrackEvent }
  | { readonly kind: 'import'; readonly event: ImportEvent }

type ChapterFacts = Pick<AudioEditorState, 'chapterVariationId' | 'bookId' | 'audioUrl'>

/** @param o.voiceSettings the stored settings of the chapter variation, as JSON text */
export function openAudioEditorState(
  o: ChapterFacts & {
    readonly voiceSettings: string | null
    readonly recentVoices: readonly string[]
    readonly edits: TextEdits
  },
): AudioEditorState {
  return {
    chapterVariationId: o.chapterVariationId,
    bookId: o.bookId,
    audioUrl: o.audioUrl,
    chosen: readVoiceSettings(o.voiceSettings),
    dictionaries: [],
    showsAllVoices: false,
    recentVoices: o.recentVoices,
    text: openSpeechText(o.edits),
    generation: { kind: 'idle' },
    track: { kind: 'idle' },
    importing: { kind: 'idle' },
  }
}

/** Computes the editor's next state and the effects of an event. */
export function stepAudioEditor(state: AudioEditorState, event: AudioEditorEvent): Step<AudioEditorState> {
  switch (event.kind) {
    case 'chapter-changed': {
      const { chapterVariationId, bookId, audioUrl } = event
      return stay({ ...state, chapterVariationId, bookId, audioUrl })
    }
    case 'voice-changed':
      return { state: { ...state, chosen: { ...state.chosen, ...event.change } }, effects: [] }
    case 'dictionary-toggled':
      return { state: { ...state, dictionaries: toggleDictionary(state.dictionaries, event.dictionary) }, effects: [] }
    case 'all-voices-toggled':
      return { state: { ...state, showsAllVoices: event.showsAll }, effects: [] }
    case 'text': {
      const step = stepSpeechText(state.text, event.event)
      return { state: { ...state, text: step.state }, effects: step.effects }
    }
    case 'generation': {
      const isBegun = event.event.kind === 'generation-requested' || event.event.kind === 'take-chosen'
      if (isBegun && isBusy(state)) return stay(state)
      const step = stepGeneration(state.generation, event.event, state)
      const next = { ...state, generation: step.state }
      if (event.event.kind !== 'generation-succeeded') return followGeneration(next, event.event, step.effects)
      // Nobody edits the text while it is generated: the narration has the text as it is now.
      const sent = stepSpeechText(state.text, { kind: 'text-sent' })
      return followGeneration({ ...next, text: sent.state }, event.event, [...sent.effects, ...step.effects])
    }
    case 'track': {
      if (isRequest(event.event) && isBusy(state)) return stay(state)
      const step = stepTrackWork(state.track, event.event, state)
      return { state: { ...state, track: step.state }, effects: step.effects }
    }
    case 'import': {
      const isBegun = event.event.kind === 'import-requested' || event.event.kind === 'import-retried'
      if (isBegun && isBusy(state)) return stay(state)
      const step = stepImport(state.importing, event.event, state)
      const next = { ...state, importing: step.state }
      if (event.event.kind !== 'recording-aligned') return { state: next, effects: step.effects }
      // The recording is aligned with the text as its author has edited it.
      const sent = stepSpeechText(state.text, { kind: 'text-sent' })
      return { state: { ...next, text: sent.state }, effects: [...sent.effects, ...step.effects] }
    }
  }
}

/** Converts a WAV that was generated here, or tells that the narration could not be loaded: both are repeated without paying. */
function followGeneration(
  state: AudioEditorState,
  event: GenerationEvent,
  effects: readonly EditorEffect[],
): Step<AudioEditorState> {
  const goOn = (track: Step<TrackWork>): Step<AudioEditorState> => ({
    state: { ...state, track: track.state },
    effects: [...effects, ...track.effects],
  })
  if (event.kind === 'narration-loaded' && event.isFirst && isWavLink(event.audioLink)) {
    return goOn(stepTrackWork(state.track, { kind: 'conversion-requested', wavLink: event.audioLink }, state))
  }
  if (event.kind === 'narration-not-loaded' && isServerId(state.chapterVariationId)) {
    return goOn(failToLoad(state.chapterVariationId))
  }
  return { state, effects }
}

/** The author begins one action at a time. */
function isRequest({ kind }: TrackEvent): boolean {
  return (
    kind === 'conversion-requested' ||
    kind === 'refresh-requested' ||
    kind === 'alignment-requested' ||
    kind === 'track-work-retried'
  )
}
