import { computePauseSeconds } from '@lectern/api-client/retry'
import type { SaveOutcome, ServerPage } from '@lectern/core/pipeline'
import { rectKinds } from '../editor/placed-rect'
import type { DeskEffect, PageToWrite, SaveRequest } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { stay, type Step } from '../desk-plan/step'
import { revisionOf, type PlannedSave, type RetryHint, type SavingEvent, type SavingState } from './saving-state'

/**
 * Saves pages, one request after the other, and resolves conflicts as the author decides. A save that fails for the moment is
 * tried again after a pause, and with every other save that is asked for meanwhile.
 */
export function stepSaving(state: SavingState, event: SavingEvent, document: DocumentView): Step<SavingState> {
  switch (event.kind) {
    case 'save-requested':
      return startNext(resume({ ...state, waiting: [...state.waiting, event.request] }), document)
    case 'save-retried':
      return startNext(resume(state), document)
    case 'next-save-due':
      return startNext(state, document)
    case 'save-ended':
      return endSave(state, event.outcome, event.hint)
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
  return endSave(started, { kind: 'saved', revisions: new Map() }, null)
}

/** Moves the save that waits for another try to the front of the queue. */
function resume(state: SavingState): SavingState {
  const { retry, waiting } = state
  return retry === null ? state : { ...state, retry: null, waiting: [retry.request, ...waiting] }
}

function endSave(state: SavingState, outcome: SaveOutcome, hint: RetryHint | null): Step<SavingState> {
  const { running } = state
  if (running === null) return stay(state)
  const { request, pages } = running
  const written = pages.flatMap(({ snapshot }) => (outcome.revisions.has(snapshot.pageVariationId) ? [snapshot] : []))
  const ended: SavingState = {
    ...state,
    ...planRetry(state, request, hint),
    running: null,
    conflict: conflictAfter(state, request, outcome),
    revisions: new Map([...state.revisions, ...outcome.revisions]),
    saveCount: state.saveCount + (written.length > 0 ? 1 : 0),
  }
  const { purpose, ticket } = request
  const effects: DeskEffect[] = [
    ...(written.length > 0 ? [{ do: 'mark-saved', snapshots: written } as const] : []),
    ...(hint === null || ended.retry === null
      ? effectsOf({ ...request, quiet: request.quiet && state.failures === 0 }, outcome)
      : effectsOfRetry(ended.retry, state.failures === 0)),
    { do: 'report-save', purpose, ticket, saved: outcome.kind === 'saved' },
  ]
  // The server is back: a save that waits for another try need not wait any longer.
  const next = hint === null && outcome.kind !== 'failed' ? resume(ended) : ended
  // The next request may save the same pages: it starts after these are marked.
  if (next.waiting.length > 0) effects.push({ do: 'start-next-save' })
  return { state: next, effects }
}

/**
 * Plans the next try of a save that failed for the moment, together with one that waits already. Whoever waited for the save
 * hears that it failed: the later try is nobody's.
 */
function planRetry(
  { retry, failures }: SavingState,
  request: SaveRequest,
  hint: RetryHint | null,
): Pick<SavingState, 'retry' | 'failures'> {
  if (hint === null) return { retry, failures: 0 }
  const pageVariationIds = [...new Set([...(retry?.request.pageVariationIds ?? []), ...request.pageVariationIds])]
  const purpose = request.purpose === 'conflict' ? 'conflict' : null
  return {
    failures: failures + 1,
    retry: {
      request: {
        scope: pageVariationIds.length > 1 ? 'chapter' : request.scope,
        pageVariationIds,
        quiet: false,
        purpose,
        ticket: null,
      },
      cause: hint.cause,
      pauseSeconds: computePauseSeconds(failures + 1, hint.retryAfterSeconds),
    },
  }
}

function effectsOfRetry({ request, cause, pauseSeconds }: PlannedSave, isFirst: boolean): DeskEffect[] {
  const wait: DeskEffect = { do: 'wait', until: 'save', seconds: pauseSeconds }
  return isFirst ? [wait, { do: 'notify', notice: { kind: 'save-postponed', scope: request.scope, cause } }] : [wait]
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
