import { assignInterval } from '@lectern/core/sync'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import type { RectKind, PlacedRect } from '../editor/placed-rect'

/** The frame that is being spoken while the author taps along; null before the first tap. */
export type TappingState = { readonly entityId: string; readonly start: number } | null

/** `time` is the place of the narration, in seconds. */
export type TappingEvent =
  /** Ends the current frame and starts the next. */
  | { readonly kind: 'tapped'; readonly time: number }
  /** The narration has stopped, which ends the current frame. */
  | { readonly kind: 'tapping-stopped'; readonly time: number }
  /** The narration goes on elsewhere, or the tool was put away: the current frame gets no time. */
  | { readonly kind: 'tapping-dropped' }

export interface TappingContext {
  /** The page variations of the chapter, in order. */
  readonly pageVariationIds: readonly number[]
  /** The page variation on the stage; null in a chapter without pages. */
  readonly shownId: number | null
  readonly kind: RectKind
  readonly document: Pick<DocumentView, 'rectsOf' | 'selected'>
  /** Returns the digest of the words spoken for a page; undefined while it is not known. */
  readonly narrationOf: (pageVariationId: number) => string | undefined
}

export interface TappingStep {
  readonly state: TappingState
  readonly effects: readonly DeskEffect[]
  /** The frame to show and to select; null to stay. */
  readonly next: PlacedRect | null
}

/** Shorter taps are one tap that bounced, in seconds. */
const shortestTap = 0.03

/** Times frames as the author taps along with the narration. Each frame that ends is one undo step. */
export function stepTapping(state: TappingState, event: TappingEvent, context: TappingContext): TappingStep {
  if (event.kind === 'tapping-dropped') return { state: null, effects: [], next: null }
  const current = state === null ? null : findCurrent(state.entityId, context)
  if (event.kind === 'tapping-stopped') {
    const ended = state !== null && current !== null && event.time - state.start >= shortestTap
    return { state: null, effects: ended ? endFrame(current, state.start, event.time, context) : [], next: null }
  }
  const { time } = event
  if (state === null || current === null) {
    const first = chooseFirst(context)
    return { state: first && { entityId: first.id, start: time }, effects: [], next: first }
  }
  if (time < state.start) return { state: { ...state, start: time }, effects: [], next: null }
  if (time - state.start < shortestTap) return { state, effects: [], next: null }
  const next = findNext(current, context)
  return {
    state: next && { entityId: next.id, start: time },
    effects: endFrame(current, state.start, time, context),
    next,
  }
}

/** The frames with one time: a sentence of several lines has several. */
interface CurrentFrame {
  readonly pageVariationId: number
  readonly first: number
  readonly last: number
}

function findCurrent(entityId: string, { document, pageVariationIds, kind }: TappingContext): CurrentFrame | null {
  for (const pageVariationId of pageVariationIds) {
    const rects = document.rectsOf(pageVariationId, kind)
    const first = rects.findIndex(({ id }) => id === entityId)
    if (first === -1) continue
    const sentenceId = kind === 'rects' ? rects[first]?.rect.sentenceId : undefined
    if (sentenceId === undefined) return { pageVariationId, first, last: first }
    const end = rects.findIndex(({ rect }, index) => index > first && rect.sentenceId !== sentenceId)
    return { pageVariationId, first, last: (end === -1 ? rects.length : end) - 1 }
  }
  return null
}

/** Returns the selected frame of the page, else its first one without a time, else its first one. */
function chooseFirst({ document, shownId, kind }: TappingContext): PlacedRect | null {
  if (shownId === null) return null
  const rects = document.rectsOf(shownId, kind)
  const selected = rects.find(({ id }) => document.selected.has(id))
  return selected ?? rects.find(({ rect }) => rect.startTime === undefined) ?? rects[0] ?? null
}

/** Returns the frame after the current one, on a later page if this one has no more; null at the end of the chapter. */
function findNext(current: CurrentFrame, { document, pageVariationIds, kind }: TappingContext): PlacedRect | null {
  const onPage = document.rectsOf(current.pageVariationId, kind)[current.last + 1]
  if (onPage !== undefined) return onPage
  const later = pageVariationIds.slice(pageVariationIds.indexOf(current.pageVariationId) + 1)
  return later.map((id) => document.rectsOf(id, kind)[0]).find((placed) => placed !== undefined) ?? null
}

function endFrame(
  { pageVariationId, first, last }: CurrentFrame,
  start: number,
  end: number,
  { document, kind, narrationOf }: TappingContext,
): DeskEffect[] {
  const rects = document.rectsOf(pageVariationId, kind).map(({ rect }) => rect)
  const timed = assignInterval(rects, { first, last, start, end }, { narration: narrationOf(pageVariationId) })
  return [{ do: 'replace-rects', label: 'time', scopes: [{ scope: { pageVariationId, kind }, rects: timed }] }]
}
