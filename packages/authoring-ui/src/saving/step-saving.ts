import type { SaveOutcome, ServerPage } from '@lectern/core/pipeline'
import { rectKinds } from '../editor/placed-rect'
import type { DeskEffect, PageToWrite, SaveRequest } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { stay, type Step } from '../desk-plan/step'
import { revisionOf, type SavingEvent, type SavingState } from './saving-state'

/** Saves pages, one request after the other, and resolves conflicts as the author decides. */
export function stepSaving(state: SavingState, event: SavingEvent, document: DocumentView): Step<SavingState> {
  switch (event.kind) {
    case 'save-requested':
      return startNext({ ...state, waiting: [...state.waiting, event.request] }, document)
    case 'next-save-due':
      return startNext(state, document)
    case 'save-ended':
      return endSave(state, event.outcome)
    case 'conflict-kept-mine': {
      const request: SaveRequest = {
        scope: 'chapter',
        pageVariationIds: state.conflict.map((page) => page.pageVariationId),
        quiet: false,
        purpose: 'conflict',
        ticket: null,
      }
      const revisions = withRevisionsOf(state, state.conflict)
      return startNext({ ...state, revisions, waiting: [...state.waiting, request] }, document)
    }
    case 'conflict-took-theirs':
      return {
        state: { ...state, conflict: [], revisions: withRevisionsOf(state, state.conflict) },
        effects: takeTheirs(state.conflict),
      }
    case 'conflict-postponed':
      return stay({ ...state, conflict: [] })
  }
}

function startNext(state: SavingState, document: DocumentView): Step<SavingState> {
  const [request, ...waiting] = state.waiting
  if (state.running !== null || request === undefined) return stay(state)
  const fitsImage = request.fitsImage === true
  const pages = request.pageVariationIds
    .filter((id) => fitsImage || document.unsavedPages.has(id))
    .map((id): PageToWrite => ({ snapshot: document.snapshotOf(id), revision: revisionOf(state, id), fitsImage }))
  const started: SavingState = { ...state, waiting, running: { request, pages } }
  if (pages.length > 0) return { state: started, effects: [{ do: 'write-pages', pages }] }
  return endSave(started, { kind: 'saved', revisions: new Map() })
}

function endSave(state: SavingState, outcome: SaveOutcome): Step<SavingState> {
  const { running } = state
  if (running === null) return stay(state)
  const { request, pages } = running
  const written = pages.flatMap(({ snapshot }) => (outcome.revisions.has(snapshot.pageVariationId) ? [snapshot] : []))
  const ended: SavingState = {
    ...state,
    running: null,
    conflict: conflictAfter(state, request, outcome),
    revisions: new Map([...state.revisions, ...outcome.revisions]),
    saveCount: state.saveCount + (written.length > 0 ? 1 : 0),
  }
  const { purpose, ticket } = request
  const effects: DeskEffect[] = [
    ...(written.length > 0 ? [{ do: 'mark-saved', snapshots: written } as const] : []),
    ...effectsOf(request, outcome),
    { do: 'report-save', purpose, ticket, saved: outcome.kind === 'saved' },
  ]
  // The next request may save the same pages: it starts after these are marked.
  if (ended.waiting.length > 0) effects.push({ do: 'start-next-save' })
  return { state: ended, effects }
}

function conflictAfter(state: SavingState, request: SaveRequest, outcome: SaveOutcome): readonly ServerPage[] {
  if (outcome.kind === 'conflict') return outcome.theirs
  return outcome.kind === 'saved' && request.purpose === 'conflict' ? [] : state.conflict
}

function effectsOf({ scope, quiet }: SaveRequest, outcome: SaveOutcome): DeskEffect[] {
  switch (outcome.kind) {
    case 'saved':
      return quiet ? [] : [{ do: 'notify', notice: { kind: 'saved', scope } }]
    case 'conflict':
      return []
    case 'gone':
      return [
        { do: 'notify', notice: { kind: 'pages-gone', count: outcome.pageVariationIds.length } },
        { do: 'refresh', purpose: 'gone' },
      ]
    case 'failed':
      return [{ do: 'notify', notice: { kind: 'save-failed', scope, reason: outcome.message } }]
  }
}

function withRevisionsOf(state: SavingState, pages: readonly ServerPage[]): ReadonlyMap<number, number> {
  return new Map([...state.revisions, ...pages.map((page) => [page.pageVariationId, page.revision] as const)])
}

/** Replaces the author's rects as an ordinary undo step: undo brings the author's own work back. */
function takeTheirs(pages: readonly ServerPage[]): DeskEffect[] {
  const scopes = pages.flatMap(({ pageVariationId, rects }) =>
    rectKinds.map((kind) => ({ scope: { pageVariationId, kind }, rects: rects[kind] })),
  )
  return [
    { do: 'replace-rects', label: 'take theirs', scopes },
    { do: 'mark-current-saved', pageVariationIds: pages.map((page) => page.pageVariationId) },
  ]
}
