import { stay, type PageToNarrate, type Step } from '../editor/step'
import type { SpokenPage } from './spoken-page'
import { discardUnsent, editText, markSent, type TextEdits } from './text-edits'

/** The text of a chapter as it is spoken. */
export interface SpeechTextState {
  /** The pages that the text is built from. */
  readonly source: readonly PageToNarrate[]
  /** Counts the builds: results of earlier ones are ignored. */
  readonly version: number
  readonly isBuilding: boolean
  /** Each page's text, with a placeholder where the voice of the chapter speaks. */
  readonly pages: readonly SpokenPage[]
  /** The author's changes to these texts. */
  readonly edits: TextEdits
  /** Number of words, cut at a line's end, that the dictionary could not be asked about: they may wrongly stay cut. */
  readonly failedLookups: number
}

/** @param edits changes that an earlier visit kept on this device */
export function openSpeechText(edits: TextEdits): SpeechTextState {
  return { source: [], version: 0, isBuilding: true, pages: [], edits, failedLookups: 0 }
}

export type SpeechTextEvent =
  | { readonly kind: 'pages-changed'; readonly pages: readonly PageToNarrate[] }
  /** Looks up words again whose lookup failed. */
  | { readonly kind: 'text-requested' }
  | {
      readonly kind: 'text-built'
      readonly version: number
      readonly pages: readonly SpokenPage[]
      readonly failedLookups: number
    }
  | { readonly kind: 'text-failed'; readonly version: number }
  | { readonly kind: 'text-edited'; readonly pageVariationId: number; readonly text: string }
  /** A narration was generated from the text as it is. */
  | { readonly kind: 'text-sent' }
  /** Leaves the text as it was sent last. */
  | { readonly kind: 'unsent-discarded' }

/** Builds the text of every page again whenever its words change. */
export function stepSpeechText(state: SpeechTextState, event: SpeechTextEvent): Step<SpeechTextState> {
  switch (event.kind) {
    case 'pages-changed':
      return event.pages === state.source ? stay(state) : build({ ...state, source: event.pages })
    case 'text-requested':
      return build(state)
    case 'text-built': {
      const { version, pages, failedLookups } = event
      return stay(version === state.version ? { ...state, isBuilding: false, pages, failedLookups } : state)
    }
    case 'text-failed':
      return stay(
        event.version === state.version ? { ...state, isBuilding: false, pages: [], failedLookups: 0 } : state,
      )
    case 'text-edited': {
      const page = state.pages.find(({ pageVariationId }) => pageVariationId === event.pageVariationId)
      return page === undefined ? stay(state) : keep(state, editText(state.edits, page, event.text))
    }
    case 'text-sent':
      return keep(state, markSent(state.edits))
    case 'unsent-discarded':
      return keep(state, discardUnsent(state.edits))
  }
}

function keep(state: SpeechTextState, edits: TextEdits): Step<SpeechTextState> {
  return { state: { ...state, edits }, effects: [{ do: 'keep-edits', edits }] }
}

function build(state: SpeechTextState): Step<SpeechTextState> {
  const version = state.version + 1
  return {
    state: { ...state, version, isBuilding: true },
    effects: [{ do: 'build-text', version, pages: state.source }],
  }
}
