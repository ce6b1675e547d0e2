import { planSearch } from '@lectern/core/search'
import type { FoundHit } from './find-page-hits'

/** Pages of another language that have the words of the query. */
export interface ElsewhereFound {
  readonly language: string
  readonly pageCount: number
}

/** State of the search in a book. */
export interface SearchState {
  /** The query as typed. */
  readonly text: string
  /** The query that is searched for; empty without one. */
  readonly query: string
  readonly language: string
  /** Number of the search: results of earlier ones are dropped. */
  readonly run: number
  readonly phase: 'idle' | 'finding' | 'reading' | 'ready' | 'failed'
  /** Pages that may have hits, in the order of the book. */
  readonly pages: readonly number[]
  /** Number of those pages whose hits are known. */
  readonly readCount: number
  /** Hits of the known pages, in the order of the book. */
  readonly hits: readonly FoundHit[]
  /** Number of hits at which reading pauses. */
  readonly wantedHits: number
  /** Index of the hit that was jumped to; null before the first jump. */
  readonly current: number | null
  /** Counts jumps: a repeated jump to the same hit is one too. */
  readonly jumps: number
  /** True if the next hit is jumped to as soon as it is known. */
  readonly isNextAwaited: boolean
  /** True while the panel with the hits is visible. */
  readonly isPanelShown: boolean
  /** Other languages with hits, when this one has none; null until they are known. */
  readonly elsewhere: readonly ElsewhereFound[] | null
}

export type SearchEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'language-chosen'; readonly language: string }
  | { readonly kind: 'pages-found'; readonly run: number; readonly pages: readonly number[] }
  | { readonly kind: 'pages-read'; readonly run: number; readonly count: number; readonly hits: readonly FoundHit[] }
  | { readonly kind: 'found-elsewhere'; readonly run: number; readonly elsewhere: readonly ElsewhereFound[] }
  | { readonly kind: 'failed'; readonly run: number }
  | { readonly kind: 'panel-shown' | 'panel-hidden' }
  | { readonly kind: 'retried' | 'more-wanted' | 'next-wanted' | 'previous-wanted' }
  | { readonly kind: 'hit-chosen'; readonly index: number }

export type SearchEffect =
  | { readonly kind: 'find'; readonly run: number; readonly query: string; readonly language: string }
  | {
      readonly kind: 'read'
      readonly run: number
      readonly query: string
      readonly language: string
      readonly pages: readonly number[]
    }
  | { readonly kind: 'find-elsewhere'; readonly run: number; readonly query: string; readonly language: string }

export interface SearchStep {
  readonly state: SearchState
  readonly effect: SearchEffect | null
}

/** Pages whose words are loaded at once. */
const pagesPerRead = 8
/** Hits after which the list waits until it is scrolled to its end, unless only a few pages are left. */
const hitsPerView = 20
const fewPages = pagesPerRead
const noIndex = { pageCount: 0, firstTerms: [] }

export function startSearch(language: string): SearchState {
  return {
    text: '',
    query: '',
    language,
    run: 0,
    phase: 'idle',
    pages: [],
    readCount: 0,
    hits: [],
    wantedHits: hitsPerView,
    current: null,
    jumps: 0,
    isNextAwaited: false,
    isPanelShown: false,
    elsewhere: null,
  }
}

/** Returns the next state of a search and the effect to run, whose result is the next event. */
export function stepSearch(state: SearchState, event: SearchEvent): SearchStep {
  switch (event.kind) {
    case 'typed':
      return search({ ...state, text: event.text })
    case 'language-chosen':
      return search({ ...state, language: event.language, query: '' })
    case 'pages-found':
      if (event.run !== state.run) return stay(state)
      return readOn({ ...state, phase: 'reading', pages: event.pages })
    case 'pages-read': {
      if (event.run !== state.run) return stay(state)
      const hits = [...state.hits, ...event.hits]
      return readOn(jumpToAwaited({ ...state, hits, readCount: state.readCount + event.count }))
    }
    case 'found-elsewhere':
      return stay(event.run === state.run ? { ...state, elsewhere: event.elsewhere } : state)
    case 'failed':
      return stay(event.run === state.run ? { ...state, phase: 'failed', isNextAwaited: false } : state)
    case 'panel-shown':
      return stay({ ...state, isPanelShown: true })
    case 'panel-hidden':
      return stay({ ...state, isPanelShown: false })
    case 'retried':
      if (state.phase !== 'failed') return stay(state)
      return state.pages.length > 0 ? readOn({ ...state, phase: 'reading' }) : find(state)
    case 'more-wanted':
      if (state.phase !== 'ready' || state.readCount === state.pages.length) return stay(state)
      return readOn({ ...state, wantedHits: state.hits.length + hitsPerView })
    case 'next-wanted':
      return goNext(state)
    case 'previous-wanted':
      return stay(goPrevious(state))
    case 'hit-chosen':
      return stay(jumpTo(state, event.index))
  }
}

function search(state: SearchState): SearchStep {
  const query = state.text.trimStart()
  if (query === state.query) return stay(state)
  const isEmpty = planSearch(query, noIndex) === null
  const { language, text, jumps, run, isPanelShown } = state
  const fresh = { ...startSearch(language), text, jumps, run: run + 1, isPanelShown }
  return isEmpty ? stay(fresh) : find({ ...fresh, query })
}

function find(state: SearchState): SearchStep {
  const { run, query, language } = state
  return { state: { ...state, phase: 'finding' }, effect: { kind: 'find', run, query, language } }
}

/** Reads more pages until enough hits are known or no page is left. */
function readOn(state: SearchState): SearchStep {
  const { run, query, language, pages, readCount, hits, wantedHits, isNextAwaited } = state
  const left = pages.length - readCount
  if (left > 0 && (hits.length < wantedHits || isNextAwaited || left <= fewPages)) {
    const next = pages.slice(readCount, readCount + pagesPerRead)
    return { state: { ...state, phase: 'reading' }, effect: { kind: 'read', run, query, language, pages: next } }
  }
  const ready: SearchState = { ...(isNextAwaited ? jumpTo(state, 0) : state), phase: 'ready', isNextAwaited: false }
  const effect = hits.length > 0 ? null : ({ kind: 'find-elsewhere', run, query, language } as const)
  return { state: ready, effect }
}

function goNext(state: SearchState): SearchStep {
  const next = state.current === null ? 0 : state.current + 1
  if (next < state.hits.length) return stay(jumpTo(state, next))
  const isComplete = state.phase === 'ready' && state.readCount === state.pages.length
  if (isComplete || state.phase === 'idle' || state.phase === 'failed') return stay(jumpTo(state, 0))
  const awaited = { ...state, isNextAwaited: true }
  return state.phase === 'ready' ? readOn(awaited) : stay(awaited)
}

/** Goes to the hit before, or from the first to the last if all are known. */
function goPrevious(state: SearchState): SearchState {
  if (state.current !== null && state.current > 0) return jumpTo(state, state.current - 1)
  return state.readCount === state.pages.length ? jumpTo(state, state.hits.length - 1) : state
}

function jumpToAwaited(state: SearchState): SearchState {
  const next = state.current === null ? 0 : state.current + 1
  return state.isNextAwaited ? jumpTo(state, next) : state
}

function jumpTo(state: SearchState, index: number): SearchState {
  if (state.hits[index] === undefined) return state
  return { ...state, current: index, jumps: state.jumps + 1, isNextAwaited: false }
}

function stay(state: SearchState): SearchStep {
  return { state, effect: null }
}
