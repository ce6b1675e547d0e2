import { notify, stay, type EditorEffect, type Step } from '../editor/step'
import { isServerId } from '../generation/is-server-id'
import { planAlignment, type PageToAlign } from '../generation/plan-alignment'
import { planConversion } from '../generation/plan-conversion'
import { continueConversion, stepConversion, type ConversionEvent } from './step-conversion'
import type { TrackAction, TrackFailure, TrackWork } from './track-work'

export type TrackEvent =
  /** `wavLink`: of a generation that has just ended; null if the author asked for it. */
  | { readonly kind: 'conversion-requested'; readonly wavLink: string | null }
  | { readonly kind: 'refresh-requested' }
  | { readonly kind: 'alignment-requested'; readonly pages: readonly PageToAlign[] }
  /** Repeats the step that failed, and goes on from there. */
  | { readonly kind: 'track-work-retried' }
  | ConversionEvent
  | { readonly kind: 'track-loaded' }
  | { readonly kind: 'alignment-progressed'; readonly done: number; readonly total: number }
  | { readonly kind: 'track-work-failed'; readonly failure: TrackFailure }

/** The chapter as far as its track is concerned. */
export interface TrackFacts {
  readonly chapterVariationId: number | null
  readonly bookId: number | null
  /** The link of the local data; null while there is no narration. */
  readonly audioUrl: string | null
}

/** Converts, refreshes or aligns the chapter's track. A failed step keeps the results of those before it. */
export function stepTrackWork(state: TrackWork, event: TrackEvent, facts: TrackFacts): Step<TrackWork> {
  switch (event.kind) {
    case 'conversion-requested': {
      const { wavLink } = event
      const audioLink = wavLink ?? facts.audioUrl
      const plan = planConversion({ chapterVariationId: facts.chapterVariationId, audioLink })
      if (plan.kind === 'refused') return { state, effects: [notify({ kind: 'refused', flow: 'convert', plan })] }
      const { chapterVariationId } = plan
      return continueConversion(
        wavLink === null
          ? { begunBy: 'author', chapterVariationId, stage: { step: 'find' } }
          : { begunBy: 'generation', chapterVariationId, stage: { step: 'fetch', wavLink } },
        facts,
      )
    }
    case 'refresh-requested': {
      const { chapterVariationId } = facts
      if (isServerId(chapterVariationId)) return refresh(chapterVariationId)
      const plan = { kind: 'refused', reason: 'no-chapter-variation' } as const
      return { state, effects: [notify({ kind: 'refused', flow: 'refresh', plan })] }
    }
    case 'alignment-requested': {
      const { pages } = event
      const plan = planAlignment({ ...facts, audioLink: facts.audioUrl, pages })
      if (plan.kind === 'refused') return { state, effects: [notify({ kind: 'refused', flow: 'align', plan })] }
      return { state: { kind: 'aligning', pages, done: 0, total: 0 }, effects: [{ do: 'align', plan }] }
    }
    case 'track-work-retried':
      return state.kind === 'failed' ? retry(state.action, facts) : stay(state)
    case 'track-work-failed': {
      const action = toAction(state)
      if (action === null) return stay(state)
      const { failure } = event
      const notice = { kind: 'track-failed', action: action.kind, failure } as const
      return { state: { kind: 'failed', action, failure }, effects: [notify(notice)] }
    }
    case 'alignment-progressed':
      return stay(state.kind === 'aligning' ? { ...state, done: event.done, total: event.total } : state)
    case 'track-found':
      if (state.kind === 'converting') return stepConversion(state, event, facts)
      if (state.kind !== 'refreshing') return stay(state)
      return { state: { ...state, isAbsent: event.link === null }, effects: [{ do: 'load-track' }] }
    case 'track-loaded':
      return { state: { kind: 'idle' }, effects: tellEnd(state) }
    case 'wav-fetched':
    case 'encoding-progressed':
    case 'mp3-encoded':
    case 'mp3-uploaded':
    case 'track-named':
      return state.kind === 'converting' ? stepConversion(state, event, facts) : stay(state)
  }
}

function retry(action: TrackAction, facts: TrackFacts): Step<TrackWork> {
  switch (action.kind) {
    case 'convert':
      return continueConversion(action.conversion, facts)
    case 'refresh':
      return refresh(action.chapterVariationId)
    case 'align':
      return stepTrackWork({ kind: 'idle' }, { kind: 'alignment-requested', pages: action.pages }, facts)
  }
}

function refresh(chapterVariationId: number): Step<TrackWork> {
  return {
    state: { kind: 'refreshing', chapterVariationId, isAbsent: false },
    effects: [{ do: 'find-track', chapterVariationId }],
  }
}

/** Tells that the chapter could not be loaded with its new track; refreshing does it again. */
export function failToLoad(chapterVariationId: number): Step<TrackWork> {
  const failure = { kind: 'not-loaded' } as const
  return {
    state: { kind: 'failed', action: { kind: 'refresh', chapterVariationId }, failure },
    effects: [notify({ kind: 'track-failed', action: 'refresh', failure })],
  }
}

/** Returns the action in progress; null if there is none that can fail. */
function toAction(state: TrackWork): TrackAction | null {
  switch (state.kind) {
    case 'converting':
      return { kind: 'convert', conversion: state.conversion }
    case 'refreshing':
      return { kind: 'refresh', chapterVariationId: state.chapterVariationId }
    case 'aligning':
      return { kind: 'align', pages: state.pages }
    case 'idle':
    case 'failed':
      return null
  }
}

/** Tells the end of an action once the local data follow it. */
function tellEnd(state: TrackWork): EditorEffect[] {
  switch (state.kind) {
    case 'converting': {
      const { begunBy, stage } = state.conversion
      if (stage.step === 'load' && stage.refusal !== null) {
        return [notify({ kind: 'refused', flow: 'convert', plan: stage.refusal })]
      }
      return [notify({ kind: begunBy === 'generation' ? 'generated' : 'converted' })]
    }
    case 'refreshing': {
      const plan = { kind: 'refused', reason: 'no-audio' } as const
      return [notify(state.isAbsent ? { kind: 'refused', flow: 'refresh', plan } : { kind: 'refreshed' })]
    }
    case 'aligning':
      return [notify({ kind: 'aligned' })]
    case 'idle':
    case 'failed':
      return []
  }
}
