import type { ShortText, ShortTextDraft } from './short-text'
import type { TranslationFailure } from './step-translation'

export interface ShortTextsState {
  readonly phase: 'closed' | 'reading' | 'unread' | 'asking' | 'translating' | 'checking' | 'saving'
  /** Language of the sources. */
  readonly from: string
  readonly texts: readonly ShortText[]
  readonly drafts: readonly ShortTextDraft[]
  readonly failure: TranslationFailure | null
}

export type ShortTextsEvent =
  | { readonly kind: 'texts-requested'; readonly from: string }
  | { readonly kind: 'texts-read'; readonly texts: readonly ShortText[] }
  | { readonly kind: 'texts-unreadable' }
  | { readonly kind: 'translation-requested' }
  | { readonly kind: 'text-translated'; readonly source: string; readonly translation: string }
  | { readonly kind: 'translation-failed'; readonly failure: TranslationFailure }
  | { readonly kind: 'translation-stopped' }
  | { readonly kind: 'draft-edited'; readonly key: string; readonly translation: string }
  | { readonly kind: 'save-requested' }
  | { readonly kind: 'save-failed'; readonly failure: TranslationFailure }
  | { readonly kind: 'saved' }

export const noShortTexts: ShortTextsState = { phase: 'closed', from: '', texts: [], drafts: [], failure: null }

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
      return afterTranslation({ ...state, failure: null })
    case 'text-translated': {
      // A text that several pages share is sent once.
      const made = listWaiting(state).filter(({ source }) => source === event.source)
      const drafts = [...state.drafts, ...made.map((text) => ({ ...text, translation: event.translation }))]
      return state.phase === 'translating' ? afterTranslation({ ...state, drafts }) : state
    }
    case 'translation-failed':
      return { ...state, phase: restingPhase(state), failure: event.failure }
    case 'translation-stopped':
      return { ...state, phase: restingPhase(state), failure: null }
    case 'draft-edited': {
      const edit = (draft: ShortTextDraft) =>
        draft.key === event.key ? { ...draft, translation: event.translation } : draft
      return { ...state, drafts: state.drafts.map(edit) }
    }
    case 'save-requested':
      return { ...state, phase: 'saving', failure: null }
    case 'save-failed':
      return { ...state, phase: 'checking', failure: event.failure }
    case 'saved':
      return noShortTexts
  }
}

/** Lists the texts that have no draft yet, the next one first. */
export function listWaiting({ texts, drafts }: Pick<ShortTextsState, 'texts' | 'drafts'>): ShortText[] {
  const drafted = new Set(drafts.map(({ key }) => key))
  return texts.filter(({ key }) => !drafted.has(key))
}

function afterTranslation(state: ShortTextsState): ShortTextsState {
  return { ...state, phase: listWaiting(state).length > 0 ? 'translating' : restingPhase(state) }
}

function restingPhase({ drafts }: ShortTextsState): 'asking' | 'checking' {
  return drafts.length > 0 ? 'checking' : 'asking'
}
