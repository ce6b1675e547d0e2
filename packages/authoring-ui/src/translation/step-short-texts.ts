import type { ShortText, ShortTextDraft } from './short-text'
import type { TranslationFailure } from './step-translation'

export interface ShortTextsState {
  readonly phase: 'closed' | 'reading' | 'unread' | 'asking' | 'translating' | 'checking' | 'saving'
  /** Language of the sources. */
  readonly from: string
  readonly texts: readonly ShortText[]
  readonly drafts: readonly ShortTextDraft[]
  /** The call that failed last, and why. */
  readonly failure: { readonly call: 'translate' | 'save'; readonly reason: TranslationFailure } | null
  /** Number of drafts that were saved, by all attempts to save them. */
  readonly saved: number
  /** Number of drafts that were left out, since their texts have been written meanwhile. */
  readonly leftOut: number
}

/** The drafts of a chapter and the texts that they were made for. */
export type ShortTextWork = Pick<ShortTextsState, 'from' | 'texts' | 'drafts'>

export type ShortTextsEvent =
  | { readonly kind: 'texts-requested'; readonly from: string }
  | { readonly kind: 'texts-read'; readonly texts: readonly ShortText[] }
  | { readonly kind: 'texts-unreadable' }
  | { readonly kind: 'translation-requested' }
  | { readonly kind: 'text-translated'; readonly source: string; readonly translation: string }
  | { readonly kind: 'translation-stopped' }
  | { readonly kind: 'draft-edited'; readonly key: string; readonly translation: string }
  | { readonly kind: 'drafts-discarded' }
  /** Drafts of this device, or discarded ones. */
  | { readonly kind: 'drafts-restored'; readonly work: ShortTextWork }
  | { readonly kind: 'save-requested' }
  | { readonly kind: 'drafts-saved'; readonly keys: readonly string[] }
  | { readonly kind: 'drafts-left-out'; readonly keys: readonly string[] }
  | { readonly kind: 'save-ended' }
  | { readonly kind: 'call-failed'; readonly reason: TranslationFailure }
  /** Repeats the call that failed. */
  | { readonly kind: 'call-retried' }
  | { readonly kind: 'failure-dismissed' }

export const noShortTexts: ShortTextsState = {
  phase: 'closed',
  from: '',
  texts: [],
  drafts: [],
  failure: null,
  saved: 0,
  leftOut: 0,
}

/** Reads the texts of a chapter, translates one after the other into drafts, and saves those that were checked. */
export function stepShortTexts(state: ShortTextsState, event: ShortTextsEvent): ShortTextsState {
  switch (event.kind) {
    case 'texts-requested':
      return { ...noShortTexts, phase: 'reading', from: event.from }
    case 'texts-read':
      return state.phase === 'reading' ? { ...state, phase: 'asking', texts: event.texts } : state
    case 'texts-unreadable':
      return state.phase === 'reading' ? { ...state, phase: 'unread' } : state
    case 'translation-requested':
      return translateNext({ ...state, failure: null })
    case 'text-translated': {
      // A text that several pages share is sent once.
      const made = listWaiting(state).filter(({ source }) => source === event.source)
      const drafts = [...state.drafts, ...made.map((text) => ({ ...text, translation: event.translation }))]
      return state.phase === 'translating' ? translateNext({ ...state, drafts }) : state
    }
    case 'translation-stopped':
      return rest(state)
    case 'draft-edited': {
      const edit = (draft: ShortTextDraft) =>
        draft.key === event.key ? { ...draft, translation: event.translation } : draft
      return state.phase === 'saving' ? state : { ...state, drafts: state.drafts.map(edit) }
    }
    case 'drafts-discarded':
      return noShortTexts
    case 'drafts-restored':
      return restore(state, event.work)
    case 'save-requested':
      return { ...state, phase: 'saving', failure: null }
    case 'drafts-saved':
      return { ...without(state, event.keys), saved: state.saved + event.keys.length }
    case 'drafts-left-out':
      return { ...without(state, event.keys), leftOut: state.leftOut + event.keys.length }
    case 'save-ended':
      return noShortTexts
    case 'call-failed':
      return {
        ...rest(state),
        failure: { call: state.phase === 'saving' ? 'save' : 'translate', reason: event.reason },
      }
    case 'call-retried':
      return state.failure?.call === 'save'
        ? { ...state, phase: 'saving', failure: null }
        : translateNext({ ...state, failure: null })
    case 'failure-dismissed':
      return { ...state, failure: null }
  }
}

/** Lists the texts that have no draft yet, the next one first. */
export function listWaiting({ texts, drafts }: Pick<ShortTextsState, 'texts' | 'drafts'>): ShortText[] {
  const drafted = new Set(drafts.map(({ key }) => key))
  return texts.filter(({ key }) => !drafted.has(key))
}

function translateNext(state: ShortTextsState): ShortTextsState {
  return listWaiting(state).length > 0 ? { ...state, phase: 'translating' } : rest(state)
}

function rest(state: ShortTextsState): ShortTextsState {
  return { ...state, phase: state.drafts.length > 0 ? 'checking' : 'asking', failure: null }
}

/** Restores drafts, unless there are newer ones. */
function restore(state: ShortTextsState, work: ShortTextWork): ShortTextsState {
  if (state.drafts.length > 0 || state.phase === 'translating' || state.phase === 'saving') return state
  return { ...noShortTexts, ...work, phase: 'checking' }
}

function without(state: ShortTextsState, keys: readonly string[]): ShortTextsState {
  const isKept = ({ key }: ShortText) => !keys.includes(key)
  return { ...state, texts: state.texts.filter(isKept), drafts: state.drafts.filter(isKept) }
}
