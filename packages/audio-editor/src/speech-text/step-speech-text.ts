import { stay, type PageToNarrate, type Step } from '../editor/step'
import type { SpokenPage } from './spoken-page'
import { discardUnsent, editText, joinSegments, markSent, type TextEdits } from './text-edits'
import { noHistory, recordStep, type TextChange, type TextHistory } from './text-history'

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
  /** Changes of this visit, which can be taken back. */
  readonly history: TextHistory
  /** Number of words, cut at a line's end, that the dictionary could not be asked about: they may wrongly stay cut. */
  readonly failedLookups: number
}

/** @param edits changes that an earlier visit kept on this device */
export function openSpeechText(edits: TextEdits): SpeechTextState {
  return { source: [], version: 0, isBuilding: true, pages: [], edits, history: noHistory, failedLookups: 0 }
}

export interface EditedText {
  readonly pageVariationId: number
  readonly text: string
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
  /** Changes the text of pages as one step. */
  | { readonly kind: 'text-edited'; readonly texts: readonly EditedText[] }
  | { readonly kind: 'text-undone' }
  | { readonly kind: 'text-redone' }
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
      if (version !== state.version) return stay(state)
      // Steps hold whole texts: they end when the words that they were made of change.
      const history = hasSameTexts(state.pages, pages) ? state.history : noHistory
      return stay({ ...state, isBuilding: false, pages, failedLookups, history })
    }
    case 'text-failed':
      return stay(
        event.version === state.version ? { ...state, isBuilding: false, pages: [], failedLookups: 0 } : state,
      )
    case 'text-edited': {
      const step = event.texts.flatMap(({ pageVariationId, text }): TextChange[] => {
        const page = findPage(state, pageVariationId)
        const before = page === undefined ? text : (state.edits.get(pageVariationId)?.text ?? joinSegments(page))
        return before === text ? [] : [{ pageVariationId, before, after: text }]
      })
      if (step.length === 0) return stay(state)
      return write({ ...state, history: recordStep(state.history, step) }, step, 'after')
    }
    case 'text-undone': {
      const { past, future } = state.history
      const step = past.at(-1)
      if (step === undefined) return stay(state)
      return write({ ...state, history: { past: past.slice(0, -1), future: [...future, step] } }, step, 'before')
    }
    case 'text-redone': {
      const { past, future } = state.history
      const step = future.at(-1)
      if (step === undefined) return stay(state)
      return write({ ...state, history: { past: [...past, step], future: future.slice(0, -1) } }, step, 'after')
    }
    case 'text-sent':
      return keep(state, markSent(state.edits))
    case 'unsent-discarded':
      return keep({ ...state, history: noHistory }, discardUnsent(state.edits))
  }
}

function hasSameTexts(before: readonly SpokenPage[], after: readonly SpokenPage[]): boolean {
  const texts = new Map(before.map((page) => [page.pageVariationId, joinSegments(page)]))
  return after.every((page) => texts.get(page.pageVariationId) === joinSegments(page))
}

function findPage({ pages }: SpeechTextState, id: number): SpokenPage | undefined {
  return pages.find(({ pageVariationId }) => pageVariationId === id)
}

/** Gives pages the texts of one side of a step; pages that are gone have none. */
function write(state: SpeechTextState, step: readonly TextChange[], side: 'before' | 'after'): Step<SpeechTextState> {
  const edits = step.reduce((all, change) => {
    const page = findPage(state, change.pageVariationId)
    return page === undefined ? all : editText(all, page, change[side])
  }, state.edits)
  return keep(state, edits)
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
